/** Loads Python (Pyodide) with the packages that the tables of this browser need. */
import { BASE, LOCK } from 'virtual:offline';
import { APP } from '../root';
import { startModule } from './start-module';

/** The part of Pyodide that is used here. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: 'zip', options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

/** Where the packages are unpacked. */
export const FOLDER = '/lib/longwood';
const PACKAGES = ['msgspec.zip', 'longwood.zip'];

/** Rejects if a file can't be loaded. */
export async function loadPython(): Promise<Python> {
  const base = new URL(BASE, APP).href;
  const load = async (): Promise<Python> => {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.js`)) as {
      loadPyodide(options: object): Promise<Python>;
    };
    return startModule(() =>
      loadPyodide({
        indexURL: base,
        stdLibURL: `${base}library.zip`,
        lockFileContents: LOCK,
        packageBaseUrl: base,
      }),
    );
  };
  const archives = PACKAGES.map(async (name) => (await fetched(base + name)).arrayBuffer());
  const [python, packages] = await Promise.all([load(), Promise.all(archives)]);
  for (const archive of packages) python.unpackArchive(archive, 'zip', { extractDir: FOLDER });
  return python;
}

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
