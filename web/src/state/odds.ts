/** The published odds of the games: how many deals the solver has won, lost and left open. They are downloaded after the first page. */
import type { Options } from './route';

export interface Odds {
  game: string;
  options: Options;
  deals: number;
  won: number;
  lost: number;
  open: number;
  /** The bounds of the share of all deals that can be won. */
  winnable: [number, number];
  /** The first deal that no search has decided. */
  unsolved: number | null;
  /** What a careful player who sees no hidden cards has won of the first deals, if that was measured. */
  careful: { won: number; deals: number } | null;
  /** The strokes of a hole on average if it is played as well as possible, where that was measured. */
  strokes: number | null;
}

export const loadOdds = (): Promise<Odds[]> => import('odds:table').then(({ default: table }) => table);

/** Returns the odds, or none if they can't be downloaded, for pages on which they are not the main thing. */
export const oddsOrNone = (): Promise<Odds[]> => loadOdds().catch(() => []);

/** Returns the odds of a game with these options, written as in an address, or undefined if they weren't measured. */
export function oddsOf(
  table: readonly Odds[],
  game: string,
  options: readonly (readonly [string, string])[],
): Odds | undefined {
  const wanted = JSON.stringify(options.map(([name, value]) => [name, value || 'true']).sort());
  return table.find((one) => one.game === game && JSON.stringify(pairs(one.options).sort()) === wanted);
}

const pairs = (options: Options): [string, string][] =>
  Object.entries(options).map(([name, value]) => [name, String(value)]);

export type Column = 'game' | 'deals' | 'won' | 'lost' | 'open' | 'winnable' | 'careful';

/** Returns the rows ordered by a column. `nameOf` returns the name of a row's game, and rows with equal values are ordered by it. */
export function sortOdds(
  table: readonly Odds[],
  column: Column,
  descending: boolean,
  nameOf: (one: Odds) => string,
  language: string,
): Odds[] {
  const byName = (a: Odds, b: Odds): number => nameOf(a).localeCompare(nameOf(b), language);
  const value = (one: Odds): number => {
    if (column === 'game') return 0;
    if (column === 'deals') return one.deals;
    if (column === 'careful') return one.careful ? one.careful.won / one.careful.deals : -1;
    return column === 'winnable' ? one.winnable[0] : one[column] / one.deals;
  };
  return table.toSorted((a, b) => {
    const order = column === 'game' ? byName(a, b) : value(a) - value(b);
    return (descending ? -order : order) || byName(a, b);
  });
}
