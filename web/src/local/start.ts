/** Starts the tables of this browser when they are first needed. They are downloaded separately, so that they delay no page. */
import { IS_SITE } from '../root';
import { noteCurrent, OutdatedError, reloadOnce } from './outdated';
import type { LocalTables } from './tables';

/** How long a page waits until the server knows of a deletion. */
const REMOVAL_MS = 3_000;

let starting: Promise<LocalTables> | null = null;

/** Returns the tables of this browser. Rejects if they cannot be started, for example because they were never downloaded. */
export function localTables(): Promise<LocalTables> {
  if (starting === null) {
    starting = start();
    starting.catch(() => (starting = null)); // the next caller tries again
  }
  return starting;
}

/** Set before anything is first played in this browser, and never deleted: the event log alone knows what the server does not have. */
const FLAG = 'longwood-played-here';

/** Whether this browser may have played something that the server does not have. */
export function hasPlayedHere(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false; // storage is blocked, so there are no tables either
  }
}

function notePlayedHere(): void {
  try {
    localStorage.setItem(FLAG, '1');
  } catch {
    // as above
  }
}

/** Whether the service worker can provide the code and the files for play without a server. */
export const hasServiceWorker = (): boolean => import.meta.env.PROD && navigator.serviceWorker?.controller != null;

/**
 * Starts the tables, unless their files are missing. Then the browser would only report failed downloads. If this page is too old for the
 * games in this browser, it is loaded again.
 */
async function start(): Promise<LocalTables> {
  const isPossible = IS_SITE || (hasServiceWorker() && (await (await import('./files')).isDownloaded()));
  if (!isPossible) throw new Error('the files for play without a server are not downloaded');
  notePlayedHere();
  const { LocalTables } = await import('./tables');
  const tables = new LocalTables(() => (starting = null)); // if it fails later, the next caller starts another one
  try {
    await tables.ready;
  } catch (error) {
    if (error instanceof OutdatedError && reloadOnce()) await new Promise(() => undefined);
    throw error;
  }
  noteCurrent();
  return tables;
}

/**
 * To be called before the page deals on the server or connects to it: sends it the deletion of all games that it does not know of yet. Waits
 * for the answer only for a short time.
 */
export async function beforeServer(): Promise<void> {
  if (IS_SITE || !navigator.onLine || !hasPlayedHere()) return;
  const sending = import('./sync').then(({ sendRemoval }) => sendRemoval());
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, REMOVAL_MS));
  await Promise.race([sending.catch(() => undefined), tooLate]);
}

/** Whether this browser has a table. Also if only a newer version can tell; then the tables don't start. Needs no worker. */
export async function hasLocalTable(id: string): Promise<boolean> {
  if (!IS_SITE && !hasServiceWorker()) return false;
  try {
    const { openLog } = await import('./log');
    const log = await openLog();
    try {
      return (await log.row(id)) !== '';
    } finally {
      log.close();
    }
  } catch (error) {
    return error instanceof OutdatedError; // or there is no database in this window
  }
}
