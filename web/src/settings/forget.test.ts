import { afterEach, expect, test, vi } from 'vitest';
import { isKnown, noteKnown } from '../lesson/known';
import { rememberedName, rememberName } from '../room/player-name';
import { forgetPlayer } from './forget';
import { myGames } from './my-games';

afterEach(() => void vi.unstubAllGlobals());

test('what comes from playing is forgotten, and the favourites stay', () => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  rememberName('Ada');
  noteKnown('golf');
  myGames.notePlayed('golf');
  myGames.toggle('lucas');
  myGames.putAside('t1');
  forgetPlayer();
  expect([rememberedName(), isKnown('golf')]).toEqual(['', false]);
  expect(myGames.snapshot).toEqual({ favourites: ['lucas'], lately: [], aside: [] });
  expect(values.get('longwood-put-aside')).toBe('[]');
  expect(values.get('longwood-played-lately')).toBe('[]');
});
