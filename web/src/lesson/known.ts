/** The games that this browser need not offer a lesson for, because the player has played them, or had or declined the lesson. */
const KEY = 'longwood-known-games';

/** Whether the player knows a game. Without storage, all games are known, so that no offer comes again and again. */
export function isKnown(game: string): boolean {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').includes(game);
  } catch {
    return true;
  }
}

export function noteKnown(game: string): void {
  try {
    if (!isKnown(game)) localStorage.setItem(KEY, `${localStorage.getItem(KEY) ?? ''} ${game}`.trim());
  } catch {
    // Storage is full. The lesson is then offered again.
  }
}
