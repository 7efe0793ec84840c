import { describe, expect, it } from 'vitest';
import {
  chanceOf,
  filterGames,
  filtersInSearch,
  isFiltering,
  layoutOf,
  lengthOf,
  NO_FILTERS,
  somethingNew,
} from './filters';
import type { Odds } from './odds';

const games = [
  { id: 'a', family: 'covering' as const, group: 'Golf', decks: 1, arrangement: 'columns' as const, columns: 7 },
  { id: 'b', family: 'covering' as const, group: 'Golf', decks: 1, arrangement: 'overlap' as const, columns: 0 },
  { id: 'c', family: 'columns' as const, group: 'Forty', decks: 2, arrangement: 'columns' as const, columns: 10 },
  { id: 'd', family: 'columns' as const, group: 'Forty', decks: 2, arrangement: 'columns' as const, columns: 11 },
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
    expect(filterGames(games, { ...NO_FILTERS, group: 'Golf', decks: 2 })).toEqual([]);
  });

  it('know whether one is set', () => {
    expect(isFiltering(NO_FILTERS)).toBe(false);
    expect(isFiltering({ ...NO_FILTERS, decks: 1 })).toBe(true);
  });

  const oddsFor = (game: string, lower: number, careful: number | null): Odds => ({
    ...{
      game,
      options: {},
      deals: 1000,
      won: 0,
      lost: 0,
      open: 0,
      unsolved: null,
      strokes: null,
      winnable: [lower, 1],
    },
    careful: careful === null ? null : { won: careful, deals: 1000 },
  });

  it('know how often games can be won, as far as it was measured', () => {
    const odds = [oddsFor('a', 0.95, null), oddsFor('b', 0.3, null), oddsFor('c', 0.95, 10)];
    expect(['a', 'b', 'c', 'd'].map((game) => chanceOf(game, odds))).toEqual(['often', 'rarely', 'rarely', null]);
    const known = { odds, favourites: ['d', 'b'], played: ['a', 'd'] };
    expect(ids(filterGames(games, { ...NO_FILTERS, chance: 'rarely' }, known))).toEqual(['b', 'c']);
    expect(ids(filterGames(games, { ...NO_FILTERS, favourites: true }, known))).toEqual(['b', 'd']);
    expect(ids(filterGames(games, { ...NO_FILTERS, unplayed: true }, known))).toEqual(['b', 'c']);
  });

  it('suggest the easiest games that are often won and were not played, or any if there are none', () => {
    const odds = [oddsFor('a', 0.95, 300), oddsFor('b', 0.3, 500), oddsFor('c', 0.95, 900)];
    const suggested = (played: string[]): string[] => ids(somethingNew(games, { odds, favourites: [], played }));
    expect(suggested([])).toEqual(['c', 'a']);
    expect(suggested(['c'])).toEqual(['a']);
    expect(suggested(['a', 'c'])).toEqual([]);
  });

  it('call games with one deck and one foundation short', () => {
    expect(games.map(lengthOf)).toEqual(['short', 'short', 'long', 'long']);
  });

  it('understand words of a search, unless a game is called that', () => {
    const words = { often: ['easy'], rarely: ['hard'], short: ['short', 'quick'], long: ['long'], unplayed: ['new'] };
    const named = [{ name: 'Golf', aliases: ['The Long Game'] }];
    const none = { chance: null, length: null, unplayed: false };
    expect(filtersInSearch('Easy, short golf', words, named)).toEqual({
      rest: 'golf',
      filters: { chance: 'often', length: 'short', unplayed: false },
    });
    expect(filtersInSearch('new', words, named)).toEqual({ rest: '', filters: { ...none, unplayed: true } });
    expect(filtersInSearch('long game', words, named)).toEqual({ rest: 'long game', filters: none });
    expect(filtersInSearch('Hardly', words, named)).toEqual({ rest: 'Hardly', filters: none });
  });
});
