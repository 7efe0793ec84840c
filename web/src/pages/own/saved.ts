/** The custom games that are saved in this browser. Their ids contain their rules, so nothing else has to be stored. */

const KEY = 'longwood-own-games';
const PREFIX = 'own:';

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

/** Saves a game as the newest one. A game with the same name is replaced. Returns whether the browser could store it. */
export function saveGame(id: string, storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): boolean {
  const others = savedGames(storage).filter(({ name }) => name !== ownName(id));
  return store([id, ...others.map((game) => game.id)], storage);
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
