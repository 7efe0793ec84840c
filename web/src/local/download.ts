/** Downloads the files for play without a server into the browser's cache, where the service worker finds them. */
import { BASE, FILES } from 'virtual:offline';
import { APP, FOLDER } from '../root';

/** Contains the files of one version, so that versions are never mixed. */
const CACHE = `longwood-offline-${FOLDER}` + (BASE.split('-').at(-1) ?? '').replace('/', '');

const urls = FILES.map((name) => new URL(BASE + name, APP).href);

/** Whether all files are there. */
export async function isDownloaded(): Promise<boolean> {
  // `open` would create the cache, as if the player wanted these files.
  return (await caches.has(CACHE)) && (await missing(await caches.open(CACHE))).length === 0;
}

/**
 * Downloads the files that are missing, one after the other, so that a table stays fast. `onProgress` gets the share that is there. The files
 * of the previous version stay, so that other pages go on. The service worker deletes older ones.
 */
export async function download(onProgress: (share: number) => void): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = await missing(cache);
  for (const [number, url] of wanted.entries()) {
    onProgress((urls.length - wanted.length + number) / urls.length);
    await cache.add(url);
  }
  onProgress(1);
}

async function missing(cache: Cache): Promise<string[]> {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return urls.filter((url) => !there.has(url));
}
