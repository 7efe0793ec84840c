import { expect, test } from 'vitest';
import { MyGames } from './my-games';

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
