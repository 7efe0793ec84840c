/** The deals that no search has decided (docs/open-deals.json). They are downloaded with the page that lists them. */
import type { Options } from './route';

export interface OpenDeals {
  game: string;
  options: Options;
  deals: number[];
}

/** The same with the gaps between the numbers of the deals, the first from 0. */
export type PackedDeals = Omit<OpenDeals, 'deals'> & { gaps: number[] };

export const loadUnsolved = (): Promise<OpenDeals[]> =>
  import('odds:open').then(({ default: table }) => table.map(unpack));

export function unpack({ gaps, ...one }: PackedDeals): OpenDeals {
  let deal = 0;
  return { ...one, deals: gaps.map((gap) => (deal += gap)) };
}

/** Returns one of the deals. Each game is equally likely, and so is each of its deals. `chance` returns a number from 0 to less than 1. */
export function pickUnsolved(
  table: readonly OpenDeals[],
  chance: () => number = Math.random,
): { game: string; options: Options; deal: number } | null {
  const one = table[Math.floor(chance() * table.length)];
  const deal = one?.deals[Math.floor(chance() * one.deals.length)];
  return one === undefined || deal === undefined ? null : { game: one.game, options: one.options, deal };
}
