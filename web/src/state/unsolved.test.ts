import { describe, expect, it } from 'vitest';
import odds from 'odds:table';
import { loadUnsolved, pickUnsolved, unpack } from './unsolved';

const some = [
  { game: 'a', options: {}, deals: [3, 8] },
  { game: 'b', options: { jokers: 1 }, deals: [5] },
];

describe('unsolved deals', () => {
  it('are picked by chance', () => {
    const pick = (...chances: number[]): unknown => pickUnsolved(some, () => chances.shift() ?? 0);
    expect(pick(0, 0)).toEqual({ game: 'a', options: {}, deal: 3 });
    expect(pick(0.49, 0.99)).toEqual({ game: 'a', options: {}, deal: 8 });
    expect(pick(0.5, 0.99)).toEqual({ game: 'b', options: { jokers: 1 }, deal: 5 });
    expect(pickUnsolved([])).toBeNull();
  });

  it('are unpacked from the gaps between their numbers', () => {
    expect(unpack({ game: 'a', options: {}, gaps: [3, 5, 1] })).toEqual({ game: 'a', options: {}, deals: [3, 8, 9] });
  });

  it('of the published list are there for every game with open deals', async () => {
    const table = await loadUnsolved();
    const listed = new Set(table.map(({ game, options }) => JSON.stringify([game, options])));
    const open = odds.filter((one) => one.open > 0).map(({ game, options }) => JSON.stringify([game, options]));
    expect(open.filter((one) => !listed.has(one))).toEqual([]);
    for (const one of table) {
      expect(one.deals.length).toBeGreaterThan(0);
      expect(one.deals).toEqual([...new Set(one.deals)].sort((a, b) => a - b));
    }
  });
});
