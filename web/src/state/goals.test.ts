import { describe, expect, it } from 'vitest';
import type { GameStatistics, Goal } from '../protocol/messages';
import { byNearness, nextStep, playGame } from './goals';

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

describe('the next step to a goal', () => {
  const of = (text: string, kind: Goal['kind'] = 'wins'): Goal => ({
    ...{ id: text, kind, have: 0, need: 1, text: { id: text, values: {} } },
  });
  const toWin = ['golf', 'maria'].map((game): Goal => ({ ...of('goal-win-game', 'games'), id: `win-${game}` }));
  const played = (game: string, streak = 0, options = {}): GameStatistics =>
    ({ game, options, tallies: [{ streak }] }) as unknown as GameStatistics;

  it('is the daily deals, a round of Golf, or a game that is not yet played', () => {
    expect(nextStep(of('goal-days', 'daily'), toWin, [])).toEqual({ page: 'daily' });
    expect(nextStep(of('goal-round-par', 'golf'), toWin, [])).toEqual(playGame('golf', true));
    expect(nextStep(of('goal-hole-par', 'golf'), toWin, [])).toEqual(playGame('golf'));
    expect(nextStep(of('goal-games', 'games'), toWin, [played('golf')])).toEqual(playGame('maria'));
    expect(nextStep(of('goal-games', 'games'), toWin, [played('golf'), played('maria')])).toEqual({ page: 'menu' });
  });

  it('is the latest game or the one with the longest streak, with its usual rules', () => {
    const games = [played('golf', 9, { jokers: 1 }), played('maria', 1), played('lucas', 2)];
    expect(nextStep(of('goal-win'), toWin, games)).toEqual(playGame('maria'));
    expect(nextStep(of('goal-streak'), toWin, games)).toEqual(playGame('lucas'));
    expect(nextStep(of('goal-finish', 'start'), toWin, [])).toEqual(playGame('tri-peaks'));
    expect(nextStep(of('goal-return', 'skill'), toWin, games)).toBeNull();
  });
});
