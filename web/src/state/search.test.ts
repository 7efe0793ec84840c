import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../protocol/messages';
import { isNamed, normalize, searchGames } from './search';

const game = (id: string, name: string, ...aliases: string[]): CatalogueGame => ({
  id,
  name,
  aliases,
  family: 'columns',
  group: 'Group',
  summary: '',
  options: [],
  round: false,
  arrangement: 'columns',
  columns: 10,
  rows: 4,
  places: [],
  spellings: id === 'forty-thieves' ? ['40 Thieves', 'Сорок разбойников'] : [],
  near: id === 'little-forty' ? [{ name: 'Klondike', spellings: ['Klondike', 'Косынка'] }] : [],
  decks: 2,
  easier: null,
});
const GAMES = [
  game('napoleon-at-st-helena', 'Napoleon at St Helena', 'Napoleon at Saint Helena'),
  game('forty-thieves', 'Forty Thieves', 'Big Forty', 'Le Cadran', 'Roosevelt at San Juan'),
  game('little-forty', 'Little Forty'),
  game('pyramid-golf', 'Pyramid Golf', 'Escalator'),
];
const GENERIC = ['solitaire', 'card game'];
const search = (query: string) => searchGames(GAMES, query, GENERIC);
const found = (query: string) =>
  search(query).results.map(({ game: { id }, alias }) => (alias ? `${id}: ${alias}` : id));

describe('searchGames', () => {
  it('returns all games in order for an empty query', () => {
    expect(found('  ')).toEqual(GAMES.map(({ id }) => id));
  });

  it('finds a game by an alias and says which one', () => {
    expect(found('cadran')).toEqual(['forty-thieves: Le Cadran']);
    expect(found('escal')).toEqual(['pyramid-golf: Escalator']);
  });

  it('ignores accents, case and punctuation', () => {
    expect(found('LÉ CÀDRAN')).toEqual(['forty-thieves: Le Cadran']);
    expect(found("napoleon 'saint")).toEqual(['napoleon-at-st-helena: Napoleon at Saint Helena']);
    expect(normalize('Lé  Cadrán!')).toBe('le cadran');
  });

  it('puts names that start with the query first', () => {
    expect(found('forty')).toEqual(['forty-thieves', 'little-forty']);
  });

  it('finds nothing for words that no game resembles', () => {
    expect(search('hearts')).toEqual({ results: [], kind: 'nearest', missing: '' });
  });

  it('finds a game without its spaces and hyphens, and in other languages', () => {
    expect(found('fortythieves')).toEqual(['forty-thieves']);
    expect(found('pyramid-golf')).toEqual(['pyramid-golf']);
    expect(found('40thieves')).toEqual(['forty-thieves']);
    expect(found('сорок')).toEqual(['forty-thieves']);
  });

  it.each([
    ['fourty thieves', 'forty-thieves'],
    ['pyramid gulf', 'pyramid-golf'],
    ['napolean', 'napoleon-at-st-helena'],
    ['escaltaor', 'pyramid-golf: Escalator'],
  ])('finds a game by the misspelling %s', (query, id) => {
    expect(search(query).kind).toBe('similar');
    expect(found(query)).toEqual([id]);
  });

  it('finds other games, too, if only a name that is not shown has the word', () => {
    const games = [...GAMES, { ...game('little-napoleon', 'Little Napoleon'), spellings: ['Little Napolean'] }];
    const ids = searchGames(games, 'napolean').results.map(({ game }) => game.id);
    expect(ids).toEqual(['napoleon-at-st-helena', 'little-napoleon']);
  });

  it('finds a game by an unfinished word with a wrong letter', () => {
    expect(found('pyrimi')).toEqual(['pyramid-golf']);
  });

  it('offers the nearest names if none is similar', () => {
    expect(search('forty queens')).toMatchObject({ kind: 'nearest' });
    expect(found('forty queens')).toEqual(['forty-thieves']);
  });

  it('does not take a number for another one', () => {
    expect(search('50 thieves').kind).toBe('nearest');
  });

  it('does not take short words for each other', () => {
    expect(search('gul').results).toEqual([]);
  });

  it('says that a well-known game is missing, with the games nearest to it', () => {
    for (const query of ['klondike', 'klond', 'Klondyke solitaire', 'косынка'])
      expect(search(query)).toMatchObject({ kind: 'missing', missing: 'Klondike' });
    expect(found('klondike')).toEqual(['little-forty']);
  });

  it('has the games nearest to a missing one before the others of a group with its name', () => {
    const relatives = ['athena', 'eastcliff'].map((id) => ({ ...game(id, id), group: 'Relatives of Klondike' }));
    const ids = searchGames([...relatives, ...GAMES], 'klondike').results.map(({ game }) => game.id);
    expect(ids).toEqual(['little-forty', 'athena', 'eastcliff']);
  });

  it('ignores words that all games have in common', () => {
    expect(found('solitaire')).toEqual(GAMES.map(({ id }) => id));
    expect(found('Forty Thieves solitaire')).toEqual(['forty-thieves']);
  });
});

describe('isNamed', () => {
  it('knows the names of what is not in the catalogue', () => {
    expect(isNamed(['Spit'], 'spit solitaire', GENERIC)).toBe(true);
    expect(isNamed(['Spit'], '', GENERIC)).toBe(false);
    expect(isNamed(['Spit'], 'golf', GENERIC)).toBe(false);
    expect(isNamed(['Spit'], 'spitt', GENERIC)).toBe(false);
    expect(isNamed(['Spit'], 'spitt', GENERIC, true)).toBe(true);
  });
});
