/** Downloads the files for play without a server in a worker, so that they delay nothing that the player does meanwhile. */
import { trustedScript } from '../worker/trusted';
import type { DownloadState } from './download-worker';
import workerUrl from './download-worker?worker&url';

/** Downloads the files that are missing. `onProgress` gets the share that is there. Rejects if a file can't be downloaded or stored. */
export async function download(onProgress: (share: number) => void): Promise<void> {
  const worker = new Worker(trustedScript(workerUrl), { type: 'module' });
  try {
    await new Promise<void>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<DownloadState>) => {
        if (data.state === 'downloading') onProgress(data.share);
        else if (data.state === 'done') resolve();
        else reject(new Error(data.reason));
      };
      worker.onerror = ({ message }) => reject(new Error(message || 'the download failed'));
    });
  } finally {
    worker.terminate();
  }
}
