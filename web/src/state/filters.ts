/** The filters of the menu. */
import type { CatalogueGame } from '../protocol/messages';
import { oddsOf, type Odds } from './odds';
import { normalize } from './search';

export const LAYOUTS = ['small', 'medium', 'wide', 'fans', 'overlap'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What a player who sees all cards can do with the deals of a game. */
export const CHANCES = ['often', 'rarely'] as const;
export type Chance = (typeof CHANCES)[number];
/** How long a game takes. */
export const LENGTHS = ['short', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

export interface Filters {
  /** A menu heading; empty for all. */
  group: string;
  /** The number of decks; 0 for any. */
  decks: number;
  /** The kind of layout; null for any. */
  layout: Layout | null;
  /** Whether only the player's favourites are shown. */
  favourites: boolean;
  /** Whether only games are shown that the player hasn't played. */
  unplayed: boolean;
  /** How many deals can be won; null for any. */
  chance: Chance | null;
  length: Length | null;
}

export const NO_FILTERS: Filters = {
  group: '',
  decks: 0,
  layout: null,
  favourites: false,
  unplayed: false,
  chance: null,
  length: null,
};

/** What the filters need to know beside the games. */
export interface Known {
  odds: readonly Odds[];
  /** The ids of the player's favourites. */
  favourites: readonly string[];
  /** The ids of the games that the player has played. */
  played: readonly string[];
}
const NOTHING: Known = { odds: [], favourites: [], played: [] };

/** At least this share of the deals of a game that is often won can be won. */
const OFTEN = 0.9;
/** At most this share of the deals of a game that is rarely won is known to be winnable. */
const RARELY = 0.6;
/** A careful player who sees no hidden cards wins less of a game that is rarely won. */
const RARELY_CAREFUL = 0.05;

/** The most columns of a small and a medium layout. */
const SMALL = 7;
const MEDIUM = 10;

/** Returns the kind of a game's layout. */
export function layoutOf({ arrangement, columns }: Pick<CatalogueGame, 'arrangement' | 'columns'>): Layout {
  if (arrangement !== 'columns') return arrangement;
  return columns <= SMALL ? 'small' : columns <= MEDIUM ? 'medium' : 'wide';
}

/** Returns how often the deals of a game can be won; null if it is neither often nor rarely, or isn't known. */
export function chanceOf(game: string, table: readonly Odds[]): Chance | null {
  const odds = oddsOf(table, game, []);
  if (!odds) return null;
  const { winnable, careful } = odds;
  if (winnable[0] <= RARELY || (careful && careful.won / careful.deals < RARELY_CAREFUL)) return 'rarely';
  return winnable[0] >= OFTEN ? 'often' : null;
}

/** Returns how long a game takes. In games with one deck and one foundation, each card is played at most once. */
export function lengthOf({ family, decks }: Pick<CatalogueGame, 'family' | 'decks'>): Length | null {
  if (family === 'covering') return decks === 1 ? 'short' : null;
  return decks > 1 ? 'long' : null;
}

/** Whether any filter is set. */
export const isFiltering = (filters: Filters): boolean =>
  Object.entries(NO_FILTERS).some(([name, none]) => filters[name as keyof Filters] !== none);

type Filtered = Pick<CatalogueGame, 'id' | 'family' | 'group' | 'decks' | 'arrangement' | 'columns'>;

/** Returns the games that pass all filters, in their order. */
export const filterGames = <Game extends Filtered>(
  games: readonly Game[],
  { group, decks, layout, favourites, unplayed, chance, length }: Filters,
  known: Known = NOTHING,
): Game[] =>
  games.filter(
    (game) =>
      (group === '' || game.group === group) &&
      (decks === 0 || game.decks === decks) &&
      (layout === null || layoutOf(game) === layout) &&
      (!favourites || known.favourites.includes(game.id)) &&
      (!unplayed || !known.played.includes(game.id)) &&
      (chance === null || chanceOf(game.id, known.odds) === chance) &&
      (length === null || lengthOf(game) === length),
  );

/** The words that a search understands as filters. */
export type FilterWords = Record<Chance | Length | 'unplayed', readonly string[]>;
/** The filters that a search can set. */
type Spoken = Pick<Filters, 'chance' | 'length' | 'unplayed'>;

/** Takes the words that are filters out of a search, unless a game has such a word in its name. */
export function filtersInSearch(
  query: string,
  words: FilterWords,
  games: readonly Pick<CatalogueGame, 'name' | 'aliases'>[],
): { rest: string; filters: Spoken } {
  const filters: Spoken = { chance: null, length: null, unplayed: false };
  const isName = (word: string): boolean =>
    games.some(({ name, aliases }) => [name, ...aliases].some((one) => normalize(one).split(' ').includes(word)));
  const has = (name: keyof FilterWords, word: string): boolean => words[name].some((one) => normalize(one) === word);
  const rest = normalize(query)
    .split(' ')
    .filter((word) => {
      if (word === '' || isName(word)) return true;
      const chance = CHANCES.find((name) => has(name, word));
      const length = LENGTHS.find((name) => has(name, word));
      filters.chance = chance ?? filters.chance;
      filters.length = length ?? filters.length;
      const isUnplayed = has('unplayed', word);
      filters.unplayed ||= isUnplayed;
      return chance === undefined && length === undefined && !isUnplayed;
    });
  const found = filters.chance !== null || filters.length !== null || filters.unplayed;
  return { rest: found ? rest.join(' ') : query, filters };
}

/** How many of the easiest games a suggestion picks from. */
const EASIEST = 5;

/** Returns the games to suggest to a player who hasn't played them: the easiest of those that are often won. */
export function somethingNew<Game extends Filtered>(games: readonly Game[], { odds, played }: Known): Game[] {
  const others = games.filter(({ id }) => !played.includes(id));
  const rate = ({ id }: Game): number => {
    const careful = oddsOf(odds, id, [])?.careful;
    return careful ? careful.won / careful.deals : 0;
  };
  const often = others.filter(({ id }) => chanceOf(id, odds) === 'often').sort((a, b) => rate(b) - rate(a));
  return often.slice(0, EASIEST);
}
