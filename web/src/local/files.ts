/** The files for play without a server in the browser's cache, where the service worker finds them. */
import { BASE, FILES } from 'virtual:offline';
import { APP, FOLDER } from '../root';

/** Contains the files of one version, so that versions are never mixed. */
export const CACHE = `longwood-offline-${FOLDER}` + (BASE.split('-').at(-1) ?? '').replace('/', '');

/** The addresses of the files, each with its size in bytes. */
export const sizes = new Map(Object.entries(FILES).map(([name, size]) => [new URL(BASE + name, APP).href, size]));
export const total = sum(sizes.values());

/** Whether all files are there. */
export async function isDownloaded(): Promise<boolean> {
  // `open` would create the cache, as if the player wanted these files.
  return (await caches.has(CACHE)) && (await missing(await caches.open(CACHE))).length === 0;
}

/** Returns the addresses of the files that are not there. */
export async function missing(cache: Cache): Promise<string[]> {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return [...sizes.keys()].filter((url) => !there.has(url));
}

export function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((all, one) => all + one, 0);
}
