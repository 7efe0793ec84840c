import { describe, expect, it } from 'vitest';
import { percent, range, sentence } from './odds';

describe('shares in percent', () => {
  it('only look like none or all if they are', () => {
    expect([0, 0.0001, 0.02, 0.5266, 0.9998, 1].map((share) => percent(share))).toEqual([
      '0%',
      '0.01%',
      '2.0%',
      '52.7%',
      '99.98%',
      '100%',
    ]);
    expect(percent(0.0002, 0)).toBe('0.02%');
    expect(range([0.9996, 1])).toBe('99.96% to 100%');
  });

  it('say that few deals are undecided, not that none are', () => {
    const indian = {
      game: 'indian',
      options: {},
      deals: 10_000,
      won: 9998,
      lost: 0,
      open: 2,
      winnable: [0.9993, 1] as [number, number],
      unsolved: 2103,
      careful: null,
      strokes: null,
    };
    expect(sentence(indian)).toContain('0.02%');
  });
});
