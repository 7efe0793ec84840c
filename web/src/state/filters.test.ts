import { describe, expect, it } from 'vitest';
import { filterGames, isFiltering, layoutOf, NO_FILTERS } from './filters';

const games = [
  { id: 'a', group: 'Golf', decks: 1, arrangement: 'columns' as const, columns: 7 },
  { id: 'b', group: 'Golf', decks: 1, arrangement: 'overlap' as const, columns: 0 },
  { id: 'c', group: 'Forty', decks: 2, arrangement: 'columns' as const, columns: 10 },
  { id: 'd', group: 'Forty', decks: 2, arrangement: 'columns' as const, columns: 11 },
];
const ids = (found: typeof games): string[] => found.map(({ id }) => id);

describe('the filters of the menu', () => {
  it('sort layouts by their number of columns, unless they overlap or are fans', () => {
    expect(games.map(layoutOf)).toEqual(['small', 'overlap', 'medium', 'wide']);
    expect(layoutOf({ arrangement: 'fans', columns: 17 })).toBe('fans');
  });

  it('keep the games that pass all of them', () => {
    expect(ids(filterGames(games, NO_FILTERS))).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(filterGames(games, { ...NO_FILTERS, group: 'Golf', layout: 'overlap' }))).toEqual(['b']);
    expect(ids(filterGames(games, { ...NO_FILTERS, decks: 2 }))).toEqual(['c', 'd']);
    expect(filterGames(games, { group: 'Golf', decks: 2, layout: null })).toEqual([]);
  });

  it('know whether one is set', () => {
    expect(isFiltering(NO_FILTERS)).toBe(false);
    expect(isFiltering({ ...NO_FILTERS, decks: 1 })).toBe(true);
  });
});
