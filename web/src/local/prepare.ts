/** Prepares play without a server in the background, once the player has made a move, and tells how far it is. */
import { get, writable } from 'svelte/store';
import { IS_SITE } from '../root';
import type { OnlyHere } from './log';
import { isMetered } from './metered';
import { Repeater } from './repeater';
import { hasPlayedHere, hasServiceWorker } from './start';

/** What this browser has for play without a server. */
export interface OfflineState {
  /** `impossible`: browsers allow service workers only over HTTPS, and not in every private window. */
  files: 'impossible' | 'missing' | 'downloading' | 'ready' | 'failed';
  /** `waiting`: on a metered connection, a newer version waits until the player asks for it. `ready`: new pages use it. */
  update: 'none' | 'waiting' | 'downloading' | 'failed' | 'ready';
  /** The share of the files that is there, between 0 and 1. */
  share: number;
  /** Whether the browser has promised not to delete games when space gets short; null if it wasn't asked yet. */
  isPersistent: boolean | null;
  /** Whether hardly any space is left. */
  isAlmostFull: boolean;
  /** The games that the server does not have. */
  onlyHere: OnlyHere;
}

/** How long the player has to pause before the download begins, because it slows down moves on a slow phone. */
const PAUSE_MS = 2_000;
/** After this time, the download begins even if there was no pause. */
const LONGEST_WAIT_MS = 30_000;
/** Less space than this is hardly any. A long game takes about 50 kB. */
const LITTLE_BYTES = 20e6;

const state = writable<OfflineState>({
  files: 'missing',
  update: 'none',
  share: 0,
  isPersistent: null,
  isAlmostFull: false,
  onlyHere: { waiting: 0, refused: [] },
});
export const offlineState = { subscribe: state.subscribe };
const note = (change: Partial<OfflineState>): void => state.update((now) => ({ ...now, ...change }));

let isBegun = false;
let isAsked = false;
let playedAt = 0;
let downloading: Promise<void> | null = null;
let noteReady: () => void;
const ready = new Promise<void>((resolve) => (noteReady = resolve));

/** Resolves when this page knows that this browser can play without a server. */
export const whenOfflineReady = (): Promise<void> => ready;

/**
 * To be called after each move. Downloads what is missing as soon as the player pauses. On a connection that is charged by volume, it waits
 * until the player asks for it.
 */
export function prepareOffline(): void {
  playedAt = performance.now();
  if (IS_SITE) void askToKeep().catch(() => undefined); // the game is only here, whatever is downloaded
  if (isBegun || !hasServiceWorker() || !navigator.onLine) return;
  isBegun = true;
  const begin = (): void => void prepare(isMetered(), true).catch(() => (isBegun = false)); // the next move tries again
  if (typeof requestIdleCallback === 'function') requestIdleCallback(begin);
  else setTimeout(begin, 1_000);
}

/** Downloads what is missing because the player asked for it, whatever the connection costs. */
export const downloadNow = (): Promise<void> => prepare(false).catch(() => undefined);

/** Installs the update that waits because the player asked for it, whatever the connection costs. */
export async function updateNow(): Promise<void> {
  note({ update: 'downloading' });
  const { installUpdate } = await import('./update');
  note({ update: (await installUpdate().catch(() => false)) ? 'ready' : 'failed' });
}

async function prepare(onlyIfThere: boolean, waits = false): Promise<void> {
  const { isDownloaded } = await import('./files');
  try {
    if (!(await isDownloaded())) {
      if (onlyIfThere) return;
      if (waits) await pause();
      await (downloading ??= downloadMissing());
    }
  } catch (error) {
    note({ files: 'failed' });
    throw error;
  }
  noteReady();
  note({ files: 'ready', share: 1 });
  await askToKeep();
  if (!IS_SITE) await (await import('./sync')).expireCopies().catch(() => undefined);
}

/** Resolves when the player pauses, or has played on for long. */
async function pause(): Promise<void> {
  const latest = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    const waitMs = Math.min(playedAt + PAUSE_MS, latest) - performance.now();
    if (waitMs <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

async function downloadMissing(): Promise<void> {
  note({ files: 'downloading', share: 0 });
  try {
    const { download } = await import('./download');
    await download((share) => note({ share }));
  } catch (error) {
    downloading = null; // the next move tries again
    throw error;
  }
}

/** Asks the browser, once, to keep the games when space gets short. It may decide without asking the player. */
async function askToKeep(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  note({ isPersistent: (await navigator.storage?.persist?.()) ?? false });
}

/** Finds out whether an update waits, for `offlineState`. */
export async function findUpdate(): Promise<void> {
  if (!hasServiceWorker() || get(state).update !== 'none') return;
  const { isUpdateWaiting } = await import('./update');
  if (await isUpdateWaiting()) note({ update: 'waiting' });
}

/** Finds out what this browser has, for `offlineState`. */
export async function inspect(): Promise<void> {
  // On the first visit, the service worker is still being installed.
  if (!hasServiceWorker()) note({ files: 'serviceWorker' in navigator ? 'missing' : 'impossible' });
  else {
    const { isDownloaded } = await import('./files');
    if (await isDownloaded()) note({ files: 'ready', share: 1 });
    await findUpdate();
  }
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  note({
    isPersistent: (await navigator.storage?.persisted?.()) ?? false,
    isAlmostFull: quota !== undefined && usage !== undefined && quota - usage < LITTLE_BYTES,
    ...(IS_SITE || hasPlayedHere() ? { onlyHere: await findOnlyHere() } : {}),
  });
}

async function findOnlyHere(): Promise<OnlyHere> {
  const { openLog } = await import('./log');
  const log = await openLog();
  try {
    return await log.onlyHere();
  } finally {
    log.close();
  }
}

const repeater = new Repeater(async () => {
  if (!navigator.onLine || !hasPlayedHere()) return true; // the event `online` begins anew
  const { handOver } = await import('./sync');
  const error = await handOver();
  await inspect(); // pages say what is only here
  return error === null && get(state).onlyHere.waiting === 0;
});

/** Hands over what was played without the server, in the background. Tries again until the server has everything. */
export function handOverSoon(): void {
  if (!IS_SITE) repeater.begin();
}

/** Hands over what was played without the server, when the page is idle, so that all pages of the player show it. */
export function handOverWhenIdle(): void {
  window.addEventListener('online', handOverSoon);
  if (typeof requestIdleCallback === 'function') requestIdleCallback(handOverSoon, { timeout: 5_000 });
  else setTimeout(handOverSoon, 5_000);
}
