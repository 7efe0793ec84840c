/** The games that this browser need not offer a lesson for, because the player has played them, or had or declined the lesson. */
import { isOwnId } from '../pages/own/saved';
import { formatIds, parseIds } from '../state/id-list';

const KEY = 'longwood-known-games';

/** Whether the player knows a game. Without storage, all games are known, so that no offer comes again and again. */
export function isKnown(game: string): boolean {
  try {
    return parseIds(localStorage.getItem(KEY)).includes(game);
  } catch {
    return true;
  }
}

/** Notes that the player knows a game. Custom games have no lesson, so they aren't noted. */
export function noteKnown(game: string): void {
  if (isOwnId(game) || isKnown(game)) return;
  try {
    localStorage.setItem(KEY, formatIds([...parseIds(localStorage.getItem(KEY)), game]));
  } catch {
    // Storage is full. The lesson is then offered again.
  }
}

export function forgetKnown(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
