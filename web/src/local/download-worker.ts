/** The worker that downloads the files for play without a server (download.ts). It begins at once. */
import { CACHE, missing, sizes, sum, total } from './files';

export type DownloadState =
  { state: 'downloading'; share: number } | { state: 'done' } | { state: 'failed'; reason: string };

/** The smallest progress that is reported to the page: a hundredth of all bytes. */
const STEP = 0.01;

const send = (state: DownloadState): void =>
  (self as unknown as { postMessage(state: DownloadState): void }).postMessage(state);

void download().then(
  () => send({ state: 'done' }),
  (error: unknown) => send({ state: 'failed', reason: String(error) }),
);

/**
 * Downloads the files that are missing, one after the other. The files of the previous version stay, so that other pages go on. The service
 * worker deletes older ones.
 */
async function download(): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = await missing(cache);
  let done = total - sum(wanted.map((url) => sizes.get(url) ?? 0));
  let lastShare = -1;
  const report = (): void => {
    const share = Math.min(done / total, 1);
    if (share < lastShare + STEP) return;
    lastShare = share;
    send({ state: 'downloading', share });
  };
  report();
  for (const url of wanted) {
    const response = await fetch(url);
    if (!response.ok || !response.body) throw new TypeError(`${url}: ${response.status}`);
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          done += chunk.length;
          report();
          controller.enqueue(chunk);
        },
      }),
    );
    await cache.put(url, new Response(counted, response));
  }
}
