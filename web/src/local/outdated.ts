/** What a page does if a newer version of the app has stored the games in this browser (log.ts). */

/** This version can't read the games in this browser. */
export class OutdatedError extends Error {
  constructor() {
    super('a newer version has stored the games in this browser');
  }
}

/** Exists in a tab that was loaded again to get the newer version. */
const RELOADED = 'longwood-reloaded';

/** Loads the page again, to get the newer version. Returns false if that didn't help. */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) !== null) return false;
    sessionStorage.setItem(RELOADED, '1');
  } catch {
    return false; // nothing would end the reloading
  }
  location.reload();
  return true;
}

/** Notes that this version can read the games. */
export function noteCurrent(): void {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // as above
  }
}
