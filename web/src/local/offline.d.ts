/** The files for play without a server. web/offline/plugin.ts provides this module. */
declare module 'virtual:offline' {
  /** The path of their folder in the app's folder. Its name contains a digest of the files. */
  export const BASE: string;
  /** Their names in that folder. */
  export const FILES: readonly string[];
  /** The size of the download in bytes. A server that doesn't compress files sends more. */
  export const SIZE: number;
  /** Pyodide's list of packages. It is empty. */
  export const LOCK: object;
}
