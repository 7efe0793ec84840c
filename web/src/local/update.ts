/** An update that waits on a metered connection, because it would download the files for play without a server again. */
import { APP, FOLDER } from '../root';

/** The service worker of an update creates this when it waits (worker/service-worker.ts). */
const CACHE = `longwood-update${FOLDER}`;
const ASKED = `${APP}asked`;
const FOUND_MS = 10_000;

export const isUpdateWaiting = (): Promise<boolean> => caches.has(CACHE);

/** Installs the update because the player asked for it. Returns whether pages that are opened from now on use it. */
export async function installUpdate(): Promise<boolean> {
  const registration = await navigator.serviceWorker.ready;
  const cache = await caches.open(CACHE);
  await cache.put(ASKED, new Response());
  const found = new Promise<ServiceWorker | null>((resolve) => {
    registration.addEventListener('updatefound', () => resolve(registration.installing), { once: true });
  });
  try {
    await registration.update();
  } catch (error) {
    await cache.delete(ASKED); // no later visit downloads it unasked
    throw error;
  }
  // The page can hear of the new worker after the end of the search for it: on a busy machine, seconds later.
  const nothing = new Promise<null>((resolve) => setTimeout(resolve, FOUND_MS, null));
  const worker = registration.installing ?? (await Promise.race([found, nothing]));
  if (!worker) {
    await caches.delete(CACHE);
    return true; // it has just been installed, or the server no longer has it
  }
  const hasEnded = (): boolean => worker.state === 'activated' || worker.state === 'redundant';
  await new Promise<void>((resolve) => {
    const check = (): void => void (hasEnded() && resolve());
    worker.addEventListener('statechange', check);
    check();
  });
  return worker.state === 'activated';
}
