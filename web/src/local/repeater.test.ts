import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Repeater } from './repeater';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('repeated work', () => {
  it('is repeated after longer and longer pauses until it is done', async () => {
    const at: number[] = [];
    const begun = Date.now();
    const work = vi.fn(() => {
      at.push(Date.now() - begun);
      return at.length === 2 ? Promise.reject(new Error('no server')) : Promise.resolve(at.length === 4);
    });
    new Repeater(work).begin();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(at).toHaveLength(4);
    const pauses = at.slice(1).map((time, before) => time - (at[before] ?? 0));
    for (const [number, pause] of pauses.entries()) {
      const shortest = 15_000 * 2 ** number;
      expect(pause).toBeGreaterThanOrEqual(shortest);
      expect(pause).toBeLessThanOrEqual(shortest * 1.5);
    }
  });

  it('never waits for more than three quarters of an hour', async () => {
    const work = vi.fn(() => Promise.resolve(false));
    new Repeater(work).begin();
    await vi.advanceTimersByTimeAsync(7 * 24 * 3_600_000);
    expect(work.mock.calls.length).toBeGreaterThan((7 * 24) / 0.75);
  });

  it('is done once more if it is begun while it is going on', async () => {
    let end: () => void = () => undefined;
    const work = vi.fn(() => new Promise<boolean>((resolve) => (end = () => resolve(true))));
    const repeater = new Repeater(work);
    repeater.begin();
    repeater.begin();
    repeater.begin();
    expect(work).toHaveBeenCalledTimes(1);
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(2);
    end();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
