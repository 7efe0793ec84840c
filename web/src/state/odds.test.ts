import { describe, expect, it } from 'vitest';
import table from 'odds:table';
import { oddsOf, sortOdds, type Odds } from './odds';

const odds = (game: string, won: number, options: Odds['options'] = {}): Odds => ({
  game,
  options,
  deals: 100,
  won,
  lost: 90 - won,
  open: 10,
  winnable: [won / 200, won / 100],
  unsolved: 7,
  careful: null,
  strokes: null,
});
const some = [odds('b', 50), odds('a', 50), odds('c', 60), odds('c', 70, { jokers: 1, wrap: true })];
const names = (rows: Odds[]): string[] => rows.map((one) => `${one.game}${one.won}`);

describe('odds', () => {
  it('are found by game and options', () => {
    expect(oddsOf(some, 'c', [])?.won).toBe(60);
    expect(
      oddsOf(some, 'c', [
        ['wrap', ''],
        ['jokers', '1'],
      ])?.won,
    ).toBe(70);
    expect(oddsOf(some, 'c', [['jokers', '1']])).toBeUndefined();
    expect(oddsOf(some, 'd', [])).toBeUndefined();
  });

  it('have the mean of the best scores where holes were searched for them', () => {
    expect(oddsOf(table, 'golf', [])?.strokes).toBe(2.1);
    expect(oddsOf(table, 'maria', [])?.strokes).toBeNull();
  });

  it('are sorted by a column and then by name', () => {
    const nameOf = (one: Odds): string => one.game;
    expect(names(sortOdds(some, 'won', false, nameOf, 'en'))).toEqual(['a50', 'b50', 'c60', 'c70']);
    expect(names(sortOdds(some, 'winnable', true, nameOf, 'en'))).toEqual(['c70', 'c60', 'a50', 'b50']);
    const careful = some.map((one) => ({ ...one, careful: one.won === 60 ? { won: 1, deals: 9 } : null }));
    expect(names(sortOdds(careful, 'careful', true, nameOf, 'en'))).toEqual(['c60', 'a50', 'b50', 'c70']);
    expect(names(sortOdds(some, 'game', true, nameOf, 'en'))).toEqual(['c60', 'c70', 'b50', 'a50']);
  });

  it('are those of the published table', () => {
    expect(table.length).toBeGreaterThan(10);
    expect(oddsOf(table, 'golf', [])?.careful).not.toBeNull();
    for (const one of table) {
      expect(one.won + one.lost + one.open).toBe(one.deals);
      if (one.careful) expect(one.careful.won).toBeLessThanOrEqual(one.careful.deals);
      expect(one.winnable[0]).toBeLessThanOrEqual(one.winnable[1]);
      expect(
        oddsOf(
          table,
          one.game,
          Object.entries(one.options).map(([name, value]) => [name, String(value)]),
        ),
      ).toBe(one);
    }
  });
});
