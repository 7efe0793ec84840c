import { expect, test } from 'vitest';
import { MyGames, otherLately } from './my-games';

function storage(): { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void } {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

test('favourites are kept in the order in which they were added', () => {
  const shared = storage();
  const games = new MyGames(() => shared);
  for (const game of ['golf', 'lucas', 'maria', 'lucas']) games.toggle(game);
  expect(games.snapshot.favourites).toEqual(['golf', 'maria']);
  expect(new MyGames(() => shared).snapshot.favourites).toEqual(['golf', 'maria']);
});

test('the latest six games are kept, each once', () => {
  const games = new MyGames(storage);
  for (const game of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) games.notePlayed(game);
  expect(games.snapshot.lately).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

test('without storage, the lists last as long as the page', () => {
  const games = new MyGames(() => {
    throw new Error('blocked');
  });
  games.toggle('golf');
  expect(games.isFavourite('golf')).toBe(true);
});

test('custom games, whose ids contain spaces, are read as they were stored', () => {
  const shared = storage();
  const own = 'own:{"name":"My Golf","version":1}';
  const games = new MyGames(() => shared);
  games.notePlayed('golf');
  games.notePlayed(own);
  games.toggle(own);
  const { favourites, lately } = new MyGames(() => shared).snapshot;
  expect([favourites, lately]).toEqual([[own], [own, 'golf']]);
});

test('lists of earlier versions, with spaces between the ids, are read', () => {
  const shared = storage();
  shared.setItem('longwood-favourites', 'golf maria');
  shared.setItem('longwood-played-lately', 'own:{"name":"My Golf"} lucas');
  expect(new MyGames(() => shared).snapshot).toEqual({ favourites: ['golf', 'maria'], lately: ['lucas'], aside: [] });
});

test('games that are not in the catalogue take no place in the menu', () => {
  const games = ['golf', 'lucas', 'maria', 'spider'].map((id) => ({ id }));
  const state = {
    favourites: ['golf'],
    lately: ['own:{"name":"My Golf"}', 'golf', 'gone', 'spider', 'maria', 'lucas'],
    aside: [],
  };
  expect(otherLately(state, games, 2)).toEqual([{ id: 'spider' }, { id: 'maria' }]);
});

test('a table is put aside until it is put back, played or deleted', () => {
  const shared = storage();
  const games = new MyGames(() => shared);
  games.putAside('t1');
  games.putAside('t2');
  games.putAside('t1');
  expect(new MyGames(() => shared).snapshot.aside).toEqual(['t2']);
  games.bringBack('t1');
  expect(games.snapshot.aside).toEqual(['t2']);
  games.bringBack('t2');
  expect(games.snapshot.aside).toEqual([]);
  games.putAside('t3');
  games.forgetPlayed();
  expect(new MyGames(() => shared).snapshot.aside).toEqual([]);
});
