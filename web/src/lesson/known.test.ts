import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isKnown, noteKnown } from './known';

const KEY = 'longwood-known-games';
const values = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
});
afterEach(() => {
  values.clear();
  vi.unstubAllGlobals();
});

test('each known game is noted once', () => {
  for (const game of ['golf', 'lucas', 'golf']) noteKnown(game);
  expect(values.get(KEY)).toBe('["golf","lucas"]');
  expect([isKnown('golf'), isKnown('maria')]).toEqual([true, false]);
});

test('a custom game is never noted', () => {
  for (const game of ['own:{"name":"My Golf","version":1}', 'own:{"name":"Golf","version":1}']) noteKnown(game);
  expect(values.get(KEY)).toBeUndefined();
});

test('the list of an earlier version is read without the pieces of custom games, and stored as JSON', () => {
  const piece = 'own:{"family":"columns","name":"My Golf","version":1}';
  values.set(KEY, `golf ${piece} ${piece} lucas golf`);
  expect([isKnown('golf'), isKnown('lucas')]).toEqual([true, true]);
  noteKnown('maria');
  expect(values.get(KEY)).toBe('["golf","lucas","maria"]');
});

test('broken values count as an empty list', () => {
  for (const broken of ['{"golf":1}', '[7,null,""]', '[']) {
    values.set(KEY, broken);
    expect(isKnown('golf')).toBe(false);
    noteKnown('golf');
    expect(values.get(KEY)).toBe('["golf"]');
  }
});

test('an endless list is cut', () => {
  values.set(KEY, JSON.stringify(Array.from({ length: 9_000 }, (_, i) => `game-${i}`)));
  noteKnown('golf');
  expect((JSON.parse(values.get(KEY) ?? '') as string[]).length).toBeLessThan(600);
  expect(isKnown('golf')).toBe(true);
});
