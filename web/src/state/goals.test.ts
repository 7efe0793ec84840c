import { describe, expect, it } from 'vitest';
import type { Goal } from '../protocol/messages';
import { byNearness } from './goals';

const goal = (id: string, kind: Goal['kind'], have: number, need: number): Goal => ({
  ...{ id, kind, have, need, text: { id: 'goal-win', values: {} } },
});
const order = (...goals: Goal[]): string[] => byNearness(goals).map(({ id }) => id);

describe('the order of the goals', () => {
  it('begins with the nearest goal of each kind', () => {
    const alike = [goal('win-50', 'wins', 45, 50), goal('unaided-50', 'wins', 44, 50), goal('streak-7', 'wins', 6, 7)];
    const others = [goal('days-7', 'daily', 1, 7), goal('month', 'daily', 2, 22), goal('games-15', 'games', 9, 15)];
    expect(order(...alike, ...others)).toEqual(['win-50', 'games-15', 'days-7', 'unaided-50', 'streak-7', 'month']);
  });

  it('keeps the given order of goals that are equally near', () => {
    expect(order(goal('finish', 'start', 0, 1), goal('undo', 'start', 0, 1), goal('win-1', 'wins', 0, 1))).toEqual([
      'finish',
      'win-1',
      'undo',
    ]);
  });
});
