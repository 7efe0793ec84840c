import { expect, test } from 'vitest';
import { winRates } from './win-rate';

test('the share of wins covers the last ten games', () => {
  expect(winRates([])).toEqual([]);
  expect(winRates([true, false, true, true])).toEqual([1, 0.5, 2 / 3, 0.75]);
  const eleven = [true, ...Array.from({ length: 10 }, () => false)];
  expect(winRates(eleven).at(-2)).toBe(0.1);
  expect(winRates(eleven).at(-1)).toBe(0);
});
