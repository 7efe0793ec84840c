import { describe, expect, it } from 'vitest';
import type { Statistics } from '../protocol/messages';
import { DAYS, overviewOf, roundsOf } from './overview';

const NOW = new Date(2026, 10, 26, 15).getTime();
const point = (daysAgo: number, won: boolean, hour = 12) => ({
  ...{ played_at: new Date(2026, 10, 26 - daysAgo, hour).getTime() / 1000, won, elapsed_ms: 1, score: 1 },
});
const game = (played: number, won: number, lost: number, best_streak: number, points: object[]) =>
  ({
    tallies: [{ kind: 'scored', played, won, lost, best_streak }],
    points,
    rounds: [],
  }) as unknown as Statistics['games'][number];
const round = (daysAgo: number, to_par: number, counts = true) => ({
  ...{ played_at: new Date(2026, 10, 26 - daysAgo, 12).getTime() / 1000, total: 45 + to_par, to_par, counts },
});

describe('the overview', () => {
  it('adds up all games, and counts the wins in a row across them', () => {
    const games = [
      game(5, 3, 1, 2, [point(9, false), point(2, true), point(0, true, 14)]),
      game(2, 1, 1, 1, [point(3, false), point(1, true)]),
    ];
    const found = overviewOf({ games }, NOW);
    expect(found).toMatchObject({ played: 6, won: 4, rate: 4 / 6, streak: 3, bestStreak: 3 });
    const lostSince = [...games, game(1, 0, 1, 0, [point(0, false, 15)])];
    expect(overviewOf({ games: lostSince }, NOW)).toMatchObject({ streak: 0, bestStreak: 3 });
    expect(found.days).toHaveLength(DAYS);
    expect(found.days.at(-1)).toMatchObject({ finished: 1, won: 1 });
    expect(found.days.at(-4)).toMatchObject({ finished: 1, won: 0 });
    expect(found.days.reduce((total, day) => total + day.finished, 0)).toBe(5);
  });

  it('counts rounds of Golf apart from the games that are won or lost', () => {
    const golf = game(0, 0, 0, 0, []);
    golf.tallies = golf.tallies.map((one) => ({ ...one, kind: 'round', played: 9, won: 2, lost: 7, best_streak: 9 }));
    golf.rounds = [round(40, 31), round(1, 27)];
    const games = [golf, game(6, 5, 1, 3, [point(0, true)])];
    expect(overviewOf({ games }, NOW)).toMatchObject({
      ...{ played: 6, won: 5, rate: 5 / 6, bestStreak: 3, rounds: { count: 2, best: 27 } },
    });
    expect(overviewOf({ games }, NOW).days.at(-2)).toMatchObject({ finished: 0, won: 0, rounds: 1 });
    expect(overviewOf({ games: [golf] }, NOW)).toMatchObject({ played: 0, rate: null });
  });

  it('leaves games with help out of the games played, the wins and the streaks', () => {
    const helped = game(8, 6, 1, 6, []);
    helped.tallies = helped.tallies.map((one) => ({ ...one, kind: 'helped' }));
    expect(overviewOf({ games: [helped, game(3, 1, 2, 1, [])] }, NOW)).toMatchObject({
      ...{ played: 3, won: 1, rate: 1 / 3, helped: 7, bestStreak: 1 },
    });
  });

  it('takes the best round from those that count, if there are any', () => {
    expect(roundsOf([])).toEqual({ count: 0, best: null });
    expect(roundsOf([round(3, 5), round(2, -4, false)])).toEqual({ count: 2, best: 5 });
    expect(roundsOf([round(2, 9, false), round(1, 7, false)])).toEqual({ count: 2, best: 7 });
  });

  it('has no rate before a game is over, and leaves out older days', () => {
    const found = overviewOf({ games: [game(1, 0, 0, 0, [point(DAYS, true)])] }, NOW);
    expect(found).toMatchObject({ played: 0, rate: null, streak: 1 });
    expect(found.days.every((day) => day.finished === 0)).toBe(true);
  });
});
