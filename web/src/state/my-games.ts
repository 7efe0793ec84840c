/** The player's favourites, the games played lately, and the tables put aside. This browser keeps them. */
import { formatIds, parseIds } from './id-list';
import { Store } from './store';

const FAVOURITES = 'longwood-favourites';
const LATELY = 'longwood-played-lately';
const ASIDE = 'longwood-put-aside';
const MOST_LATELY = 6;

export interface MyGamesState {
  /** The ids of the favourites, in the order in which they were added. */
  favourites: readonly string[];
  /** The ids of the games played lately, latest first. */
  lately: readonly string[];
  /** The ids of the unfinished tables that the player has taken off the list. */
  aside: readonly string[];
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export class MyGames extends Store<MyGamesState> {
  constructor(private readonly storage: () => Storage) {
    super({ favourites: [], lately: [], aside: [] });
    this.update({ favourites: this.#read(FAVOURITES), lately: this.#read(LATELY), aside: this.#read(ASIDE) });
  }

  isFavourite(game: string): boolean {
    return this.snapshot.favourites.includes(game);
  }

  /** Adds a game to the favourites, or removes it. */
  toggle(game: string): void {
    const favourites = toggled(this.snapshot.favourites, game);
    this.update({ favourites });
    this.#write(FAVOURITES, favourites);
  }

  /** Puts a table back on the list if it is off it. */
  bringBack(table: string): void {
    if (this.snapshot.aside.includes(table)) this.putAside(table);
  }

  /** Takes an unfinished table off the list, or puts it back. */
  putAside(table: string): void {
    const aside = toggled(this.snapshot.aside, table);
    this.update({ aside });
    this.#write(ASIDE, aside);
  }

  /** Notes that a game is being played. */
  notePlayed(game: string): void {
    const { lately } = this.snapshot;
    if (lately[0] === game) return;
    const now = [game, ...lately.filter((one) => one !== game)].slice(0, MOST_LATELY);
    this.update({ lately: now });
    this.#write(LATELY, now);
  }

  /** Empties the lists of the games played lately and of the tables put aside. The favourites stay, because the player has chosen them. */
  forgetPlayed(): void {
    this.update({ lately: [], aside: [] });
    this.#write(LATELY, []);
    this.#write(ASIDE, []);
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

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

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
