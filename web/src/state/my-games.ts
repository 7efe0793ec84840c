/** The player's favourites and the games played lately. This browser keeps them. */
import { formatIds, parseIds } from './id-list';
import { Store } from './store';

const FAVOURITES = 'longwood-favourites';
const LATELY = 'longwood-played-lately';
const MOST_LATELY = 6;

export interface MyGamesState {
  /** The ids of the favourites, in the order in which they were added. */
  favourites: readonly string[];
  /** The ids of the games played lately, latest first. */
  lately: readonly string[];
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export class MyGames extends Store<MyGamesState> {
  constructor(private readonly storage: () => Storage) {
    super({ favourites: [], lately: [] });
    this.update({ favourites: this.#read(FAVOURITES), lately: this.#read(LATELY) });
  }

  isFavourite(game: string): boolean {
    return this.snapshot.favourites.includes(game);
  }

  /** Adds a game to the favourites, or removes it. */
  toggle(game: string): void {
    const { favourites } = this.snapshot;
    const now = favourites.includes(game) ? favourites.filter((one) => one !== game) : [...favourites, game];
    this.update({ favourites: now });
    this.#write(FAVOURITES, now);
  }

  /** Notes that a game is being played. */
  notePlayed(game: string): void {
    const { lately } = this.snapshot;
    if (lately[0] === game) return;
    const now = [game, ...lately.filter((one) => one !== game)].slice(0, MOST_LATELY);
    this.update({ lately: now });
    this.#write(LATELY, now);
  }

  /** Empties the list of the games played lately. The favourites stay, because the player has chosen them. */
  forgetPlayed(): void {
    this.update({ lately: [] });
    this.#write(LATELY, []);
  }

  #read(key: string): string[] {
    try {
      return parseIds(this.storage().getItem(key));
    } catch {
      return []; // storage is blocked
    }
  }

  #write(key: string, games: readonly string[]): void {
    try {
      this.storage().setItem(key, formatIds(games));
    } catch {
      // Storage is blocked or full. The list lasts as long as the page.
    }
    this.notify();
  }
}

/** Returns the first `most` games played lately that are in the catalogue and no favourites. */
export function otherLately<G extends { id: string }>(state: MyGamesState, games: readonly G[], most: number): G[] {
  return withIds(
    state.lately.filter((id) => !state.favourites.includes(id)),
    games,
  ).slice(0, most);
}

/** Returns the games with these ids, in the order of the ids. Ids of no game are left out. */
export function withIds<G extends { id: string }>(ids: readonly string[], games: readonly G[]): G[] {
  return ids.flatMap((id) => games.filter((game) => game.id === id));
}
