/** The player's favourites and the games played lately. This browser keeps them. */
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

  #read(key: string): string[] {
    try {
      return (this.storage().getItem(key) ?? '').split(' ').filter(Boolean);
    } catch {
      return []; // storage is blocked
    }
  }

  #write(key: string, games: readonly string[]): void {
    try {
      this.storage().setItem(key, games.join(' '));
    } catch {
      // Storage is blocked or full. The list lasts as long as the page.
    }
    this.notify();
  }
}
