import { describe, expect, it } from 'vitest';
import filipino from '../../../src/longwood/locales/fil/games.ftl?raw';
import hebrew from '../../../src/longwood/locales/he/games.ftl?raw';
import russian from '../../../src/longwood/locales/ru/games.ftl?raw';
import thumbnails from '../pages/thumbnails.json';
import type { CatalogueGame } from '../protocol/messages';
import { searchGames } from './search';

/** Returns the names of a message file by the ids of the games. */
const namesIn = (source: string, kind: 'game' | 'alias'): Map<string, string> =>
  new Map(
    [...source.matchAll(new RegExp(`^${kind}-(\\S+) = (.*)$`, 'gm'))].map(([, id = '', name = '']) => [id, name]),
  );
const TRANSLATED = [namesIn(filipino, 'alias'), namesIn(hebrew, 'game'), namesIn(russian, 'game')];

/** All games, with the names that their ids consist of, and those of the other languages. */
const GAMES = Object.keys(thumbnails).map((id): CatalogueGame => {
  const name = id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return {
    id,
    name,
    aliases: id === 'forty-thieves' ? ['Big Forty', 'Le Cadran', 'Napoleon at St Helena (no redeal)'] : [],
    family: 'columns',
    group: '',
    summary: '',
    options: [],
    round: false,
    arrangement: 'columns',
    columns: 10,
    rows: 4,
    places: [],
    spellings: TRANSLATED.flatMap((names) => names.get(id) ?? []),
    near: [],
    decks: 2,
    easier: null,
  };
});

describe('a misspelt name', () => {
  it.each([
    // English
    ['napolean', 'forty-thieves'],
    ['napolean', 'napoleon-at-st-helena'],
    ['napolean', 'little-napoleon'],
    ['napolion', 'napoleon-at-st-helena'],
    ['fourty theives', 'forty-thieves'],
    ['forty theifs', 'forty-thieves'],
    ['fortie thieves', 'forty-thieves'],
    ['tri peeks', 'tri-peaks'],
    ['blak hole', 'black-hole'],
    ['piramid golf', 'pyramid-golf'],
    ['golff', 'golf'],
    ['josefine', 'josephine'],
    ['rank an file', 'rank-and-file'],
    ['red an black', 'red-and-black'],
    ['puttputt', 'putt-putt'],
    ['napoleons sqare', 'napoleons-square'],
    // Filipino
    ['munting napoleyon', 'little-napoleon'],
    ['pagkatapun ni napoleon', 'napoleons-exile'],
    // Hebrew
    ['ארבעים גנבים', 'forty-thieves'],
    ['נפולאון', 'napoleon-at-st-helena'],
    ['חור שחר', 'black-hole'],
    ['פירמידת גולפ', 'pyramid-golf'],
    // Russian
    ['сорак разбойников', 'forty-thieves'],
    ['наполион', 'napoleon-at-st-helena'],
    ['чорная дыра', 'black-hole'],
    ['голф', 'golf'],
    ['перамида', 'pyramid-golf'],
  ])('%s finds %s', (query, id) => {
    const { results } = searchGames(GAMES, query);
    expect(results.map(({ game }) => game.id)).toContain(id);
  });

  it.each(['gollf', 'tri peeks', 'blak hole', 'fourty theives', 'сорак разбойников'])(
    '%s finds no more than the games with that name',
    (query) => {
      expect(searchGames(GAMES, query).results.length).toBeLessThan(6);
    },
  );

  it.each(['xyz', 'qwertyuiop', 'щщщщ'])('%s finds nothing', (query) => {
    expect(searchGames(GAMES, query)).toMatchObject({ kind: 'nearest', results: [] });
  });
});
