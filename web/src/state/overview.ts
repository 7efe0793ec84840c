/**
 * The player's statistics in a few numbers. Holes of a round of Golf count in the round, and not among the games that are played and won:
 * most of them are "lost", and a round is nine of them.
 */
import type { DailyResults, GamePoint, GameStatistics, RoundScore, Statistics } from '../protocol/messages';

/** How many days the graph covers. */
export const DAYS = 28;

/** What was finished on one day. */
export interface Day {
  /** When the day begins, in milliseconds since 1970. */
  start: number;
  finished: number;
  won: number;
  rounds: number;
}

/** The finished games of one or more games, without holes of rounds. */
export interface Results {
  /** The number of games won or lost without help. */
  played: number;
  won: number;
  /** The share of wins; null if none is played. */
  rate: number | null;
  /** The number of finished games with help, which aren't in `played`. */
  helped: number;
}

/** The finished rounds of one or more games. */
export interface Rounds {
  count: number;
  /** The best score to par, of the rounds that count for the handicap if there are any; null without rounds. */
  best: number | null;
}

export interface Overview extends Results {
  /** The number of games won in a row up to now, whatever the games. */
  streak: number;
  /** The longest streak, in one game or across the latest games of all. */
  bestStreak: number;
  rounds: Rounds;
  daily: DailyResults | null;
  /** The time played in all games, in milliseconds. */
  elapsed: number;
  /** The last days, the oldest first. */
  days: Day[];
}

/** Returns the overview at the time `now`, in milliseconds since 1970. Days are those of the browser's time zone. */
export function overviewOf(
  { games, daily, elapsed_ms }: Pick<Statistics, 'games' | 'daily' | 'elapsed_ms'>,
  now: number,
): Overview {
  const points = games.flatMap((game) => game.points ?? []).sort((a, b) => b.played_at - a.played_at);
  const rounds = games.flatMap((game) => game.rounds);
  const runs = runsOf(points);
  return {
    ...resultsOf(games),
    streak: runs[0] ?? 0,
    bestStreak: Math.max(...runs, ...countedOf(games).map((tally) => tally.best_streak)),
    rounds: roundsOf(rounds),
    daily: daily ?? null,
    elapsed: elapsed_ms ?? 0,
    days: daysOf(points, rounds, now),
  };
}

export function resultsOf(games: readonly Pick<GameStatistics, 'tallies'>[]): Results {
  const finished = (tallies: GameStatistics['tallies']): number =>
    tallies.reduce((total, tally) => total + tally.won + tally.lost, 0);
  const counted = countedOf(games);
  const won = counted.reduce((total, tally) => total + tally.won, 0);
  const played = finished(counted);
  const helped = finished(talliesOf(games).filter(({ kind }) => kind === 'helped'));
  return { played, won, rate: played > 0 ? won / played : null, helped };
}

export function roundsOf(rounds: readonly RoundScore[]): Rounds {
  const counted = rounds.filter((round) => round.counts);
  const scores = (counted.length > 0 ? counted : rounds).map((round) => round.to_par);
  return { count: rounds.length, best: scores.length > 0 ? Math.min(...scores) : null };
}

const talliesOf = (games: readonly Pick<GameStatistics, 'tallies'>[]): GameStatistics['tallies'] =>
  games.flatMap((game) => game.tallies).filter((tally) => tally.kind !== 'round');

const countedOf = (games: readonly Pick<GameStatistics, 'tallies'>[]): GameStatistics['tallies'] =>
  talliesOf(games).filter((tally) => tally.kind !== 'helped');

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

function daysOf(points: readonly GamePoint[], rounds: readonly RoundScore[], now: number): Day[] {
  const today = new Date(now);
  return Array.from({ length: DAYS }, (_, i) => {
    const at = (offset: number): number =>
      new Date(today.getFullYear(), today.getMonth(), today.getDate() + i - DAYS + 1 + offset).getTime();
    const [start, end] = [at(0), at(1)];
    const isHere = ({ played_at }: { played_at: number }): boolean =>
      played_at * 1000 >= start && played_at * 1000 < end;
    const here = points.filter(isHere);
    return {
      start,
      finished: here.length,
      won: here.filter((point) => point.won).length,
      rounds: rounds.filter(isHere).length,
    };
  });
}
