/** The custom games that are saved in this browser. Their ids contain their rules, so nothing else has to be stored. */

const KEY = 'longwood-own-games';
const PREFIX = 'own:';
export const MAX_NAME_LENGTH = 60;

export interface OwnGameEntry {
  id: string;
  name: string;
}

/** Whether this is the id of a custom game. */
export const isOwnId = (id: string): boolean => id.startsWith(PREFIX);

/** Returns the name in the id of a custom game, or an empty string if it has none. */
export function ownName(id: string): string {
  try {
    const { name } = JSON.parse(id.slice(PREFIX.length)) as { name?: unknown };
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

/** Returns the saved games, newest first. */
export function savedGames(storage: Pick<Storage, 'getItem'> = localStorage): OwnGameEntry[] {
  try {
    const ids = JSON.parse(storage.getItem(KEY) ?? '[]') as unknown;
    if (!Array.isArray(ids)) return [];
    return ids
      .filter((id): id is string => typeof id === 'string' && isOwnId(id) && ownName(id) !== '')
      .map((id) => ({ id, name: ownName(id) }));
  } catch {
    return []; // storage is blocked, or another program has written there
  }
}

/**
 * Saves a game as the newest one. If another game has its name, a number is added to the name. Returns the name under which the game is
 * saved, or null if the browser can't store it.
 */
export function saveGame(id: string, storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): string | null {
  const games = savedGames(storage);
  const names = new Set(games.map(({ name }) => name));
  const isSaved = (one: string): boolean => games.some((game) => game.id === one);
  let free = id;
  for (let number = 2; names.has(ownName(free)) && !isSaved(free); number++) free = numbered(id, number);
  const others = games.map((game) => game.id).filter((one) => one !== free);
  return store([free, ...others], storage) ? ownName(free) : null;
}

/** Returns the id of the same game with a number after its name: "My Golf 2". */
function numbered(id: string, number: number): string {
  const suffix = ` ${number}`;
  const name = `${ownName(id)
    .slice(0, MAX_NAME_LENGTH - suffix.length)
    .trimEnd()}${suffix}`;
  return PREFIX + JSON.stringify({ ...(JSON.parse(id.slice(PREFIX.length)) as object), name });
}

export function deleteGame(id: string, storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): boolean {
  const others = savedGames(storage).filter((game) => game.id !== id);
  return store(
    others.map((game) => game.id),
    storage,
  );
}

function store(ids: string[], storage: Pick<Storage, 'setItem'>): boolean {
  try {
    storage.setItem(KEY, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}
