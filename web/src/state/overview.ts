/** The player's statistics in a few numbers, over all games. */
import type { GamePoint, Statistics } from '../protocol/messages';

/** How many days the graph covers. */
export const DAYS = 28;

/** The games that were finished on one day. */
export interface Day {
  /** When the day begins, in milliseconds since 1970. */
  start: number;
  finished: number;
  won: number;
}

export interface Overview {
  played: number;
  won: number;
  /** The share of wins among the games that are over; null if none is. */
  rate: number | null;
  /** The number of games won in a row up to now, whatever the games. */
  streak: number;
  /** The longest streak, in one game or across the latest games of all. */
  bestStreak: number;
  /** The last days, the oldest first. */
  days: Day[];
}

/** Returns the overview at the time `now`, in milliseconds since 1970. Days are those of the browser's time zone. */
export function overviewOf({ games }: Pick<Statistics, 'games'>, now: number): Overview {
  const tallies = games.flatMap((game) => game.tallies);
  const sum = (value: (tally: (typeof tallies)[number]) => number): number =>
    tallies.reduce((total, tally) => total + value(tally), 0);
  const won = sum((tally) => tally.won);
  const over = won + sum((tally) => tally.lost);
  const points = games.flatMap((game) => game.points ?? []).sort((a, b) => b.played_at - a.played_at);
  const runs = runsOf(points);
  const streak = runs[0] ?? 0;
  return {
    played: sum((tally) => tally.played),
    won,
    rate: over > 0 ? won / over : null,
    streak,
    bestStreak: Math.max(...runs, ...tallies.map((tally) => tally.best_streak)),
    days: daysOf(points, now),
  };
}

/** Returns the numbers of wins before, between and after losses. */
function runsOf(points: readonly GamePoint[]): number[] {
  let run = 0;
  const ended = points.flatMap(({ won }) => {
    const wins = run;
    run = won ? run + 1 : 0;
    return won ? [] : [wins];
  });
  return [...ended, run];
}

function daysOf(points: readonly GamePoint[], now: number): Day[] {
  const today = new Date(now);
  return Array.from({ length: DAYS }, (_, i) => {
    const at = (offset: number): number =>
      new Date(today.getFullYear(), today.getMonth(), today.getDate() + i - DAYS + 1 + offset).getTime();
    const [start, end] = [at(0), at(1)];
    const here = points.filter(({ played_at }) => played_at * 1000 >= start && played_at * 1000 < end);
    return { start, finished: here.length, won: here.filter((point) => point.won).length };
  });
}
