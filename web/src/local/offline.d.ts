/** The files for play without a server. web/offline/plugin.ts provides this module. */
declare module 'virtual:offline' {
  /** The path of their folder in the app's folder. Its name contains a digest of the files. */
  export const BASE: string;
  /** Their names in that folder, each with its size in bytes. */
  export const FILES: Readonly<Record<string, number>>;
  /** The size of the compressed download in bytes. A server that doesn't compress files sends more. */
  export const SIZE: number;
  /** Pyodide's list of packages. It is empty. */
  export const LOCK: object;
}
