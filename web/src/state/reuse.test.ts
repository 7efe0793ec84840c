import { describe, expect, it } from 'vitest';
import { reuse } from './reuse';

describe('reused data', () => {
  const before = {
    piles: [
      { id: 'a', cards: ['AS', '2S'] },
      { id: 'b', cards: [] as string[] },
    ],
    n: 1,
    none: null,
  };
  const copy = (): typeof before => JSON.parse(JSON.stringify(before)) as typeof before;

  it('is the earlier data if everything is equal', () => {
    expect(reuse(before, copy())).toBe(before);
  });

  it('keeps the parts that are equal', () => {
    const after = copy();
    after.piles[1]?.cards.push('3S');
    const found = reuse(before, after);
    expect(found).toEqual(after);
    expect(found.piles).not.toBe(before.piles);
    expect(found.piles[0]).toBe(before.piles[0]);
    expect(found.piles[1]).not.toBe(before.piles[1]);
    expect(before.piles[1]?.cards).toEqual([]);
  });

  it('notices what is longer, shorter, missing or of another kind', () => {
    for (const [from, to] of [
      [[1, 2], [1]],
      [[1], [1, 2]],
      [{ a: 1 }, {}],
      [{}, { a: undefined }],
      [
        { a: 1, b: undefined },
        { a: 1, c: undefined },
      ],
      [[], {}],
      [null, {}],
      [{ a: null }, { a: {} }],
      [[null], [undefined]],
    ] as [unknown, unknown][]) {
      expect(reuse(from, to)).toStrictEqual(to);
      expect(reuse(from, to)).not.toBe(from);
    }
  });
});
