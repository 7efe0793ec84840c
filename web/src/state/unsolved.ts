/** The deals that no search has decided (docs/open-deals.json). They are downloaded with the page that lists them. */
import type { Options } from './route';

export interface OpenDeals {
  game: string;
  options: Options;
  deals: number[];
}

export const loadUnsolved = (): Promise<OpenDeals[]> => import('odds:open').then(({ default: table }) => table);

/** Returns one of the deals. Each game is equally likely, and so is each of its deals. `chance` returns a number from 0 to less than 1. */
export function pickUnsolved(
  table: readonly OpenDeals[],
  chance: () => number = Math.random,
): { game: string; options: Options; deal: number } | null {
  const one = table[Math.floor(chance() * table.length)];
  const deal = one?.deals[Math.floor(chance() * one.deals.length)];
  return one === undefined || deal === undefined ? null : { game: one.game, options: one.options, deal };
}
