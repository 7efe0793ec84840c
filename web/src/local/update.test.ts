import { afterEach, expect, it, vi } from 'vitest';
import { installUpdate } from './update';

afterEach(() => void vi.unstubAllGlobals());

it('forgets what the player asked for if the server cannot be reached, so that no later visit downloads it', async () => {
  const asked = new Set<string>();
  const cache = { put: (url: string) => Promise.resolve(asked.add(url)), delete: (url: string) => asked.delete(url) };
  const registration = {
    addEventListener: () => undefined,
    update: () => {
      expect(asked.size).toBe(1);
      return Promise.reject(new TypeError('no network'));
    },
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(registration) } });
  await expect(installUpdate()).rejects.toThrow('no network');
  expect(asked.size).toBe(0);
});
