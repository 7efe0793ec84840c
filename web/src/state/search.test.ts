import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../protocol/messages';
import { normalize, searchGames } from './search';

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
});
const GAMES = [
  game('napoleon-at-st-helena', 'Napoleon at St Helena', 'Napoleon at Saint Helena'),
  game('forty-thieves', 'Forty Thieves', 'Big Forty', 'Le Cadran', 'Roosevelt at San Juan'),
  game('little-forty', 'Little Forty'),
  game('pyramid-golf', 'Pyramid Golf', 'Escalator'),
];
const found = (query: string) =>
  searchGames(GAMES, query).map(({ game: { id }, alias }) => (alias ? `${id}: ${alias}` : id));

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

  it('finds nothing for words that no game has', () => {
    expect(found('klondike')).toEqual([]);
  });
});
