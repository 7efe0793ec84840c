/** Downloads the files for play without a server into the browser's cache, where the service worker finds them. */
import { BASE, FILES } from 'virtual:offline';
import { APP, FOLDER } from '../root';

/** Contains the files of one version, so that versions are never mixed. */
const CACHE = `longwood-offline-${FOLDER}` + (BASE.split('-').at(-1) ?? '').replace('/', '');

/** The addresses of the files, each with its size in bytes. */
const sizes = new Map(Object.entries(FILES).map(([name, size]) => [new URL(BASE + name, APP).href, size]));
const total = sum(sizes.values());

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
  let done = total - sum(wanted.map((url) => sizes.get(url) ?? 0));
  onProgress(done / total);
  for (const url of wanted) {
    const response = await fetch(url);
    if (!response.ok || !response.body) throw new TypeError(`${url}: ${response.status}`);
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          done += chunk.length;
          onProgress(Math.min(done / total, 1));
          controller.enqueue(chunk);
        },
      }),
    );
    await cache.put(url, new Response(counted, response));
  }
  onProgress(1);
}

async function missing(cache: Cache): Promise<string[]> {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return [...sizes.keys()].filter((url) => !there.has(url));
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((all, one) => all + one, 0);
}
