import { describe, expect, it } from 'vitest';
import type { Statistics } from '../protocol/messages';
import { DAYS, overviewOf } from './overview';

const NOW = new Date(2026, 10, 26, 15).getTime();
const point = (daysAgo: number, won: boolean, hour = 12) => ({
  ...{ played_at: new Date(2026, 10, 26 - daysAgo, hour).getTime() / 1000, won, elapsed_ms: 1, score: 1 },
});
const game = (played: number, won: number, lost: number, best_streak: number, points: object[]) =>
  ({ tallies: [{ played, won, lost, best_streak }], points }) as unknown as Statistics['games'][number];

describe('the overview', () => {
  it('adds up all games, and counts the wins in a row across them', () => {
    const games = [
      game(5, 3, 1, 2, [point(9, false), point(2, true), point(0, true, 14)]),
      game(2, 1, 1, 1, [point(3, false), point(1, true)]),
    ];
    const found = overviewOf({ games }, NOW);
    expect(found).toMatchObject({ played: 7, won: 4, rate: 4 / 6, streak: 3, bestStreak: 3 });
    const lostSince = [...games, game(1, 0, 1, 0, [point(0, false, 15)])];
    expect(overviewOf({ games: lostSince }, NOW)).toMatchObject({ streak: 0, bestStreak: 3 });
    expect(found.days).toHaveLength(DAYS);
    expect(found.days.at(-1)).toMatchObject({ finished: 1, won: 1 });
    expect(found.days.at(-4)).toMatchObject({ finished: 1, won: 0 });
    expect(found.days.reduce((total, day) => total + day.finished, 0)).toBe(5);
  });

  it('has no rate before a game is over, and leaves out older days', () => {
    const found = overviewOf({ games: [game(1, 0, 0, 0, [point(DAYS, true)])] }, NOW);
    expect(found).toMatchObject({ played: 1, rate: null, streak: 1 });
    expect(found.days.every((day) => day.finished === 0)).toBe(true);
  });
});
