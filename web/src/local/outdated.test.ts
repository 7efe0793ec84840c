import { afterEach, expect, it, vi } from 'vitest';
import { noteCurrent, reloadOnce } from './outdated';

afterEach(() => vi.unstubAllGlobals());

it('a page that is too old is loaded again once, and once more after the next change', () => {
  const stored = new Map<string, string>();
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  expect([reloadOnce(), reloadOnce(), reload.mock.calls.length]).toEqual([true, false, 1]);
  noteCurrent();
  expect([reloadOnce(), reload.mock.calls.length]).toEqual([true, 2]);
});

it('a page is not loaded again if nothing would end that', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', undefined);
  expect([reloadOnce(), reload.mock.calls.length]).toEqual([false, 0]);
});
