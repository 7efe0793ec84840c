/** Which goals the player should see first, and what leads to them. */
import type { GameStatistics, Goal } from '../protocol/messages';
import { WINNABLE, type Route } from './route';

/**
 * Returns the goals with the nearest ones first. Before a second goal of one kind come the nearest ones of all kinds, so that the first few
 * aren't alike.
 */
export function byNearness(goals: readonly Goal[]): Goal[] {
  const nearest = goals.toSorted((a, b) => b.have / b.need - a.have / a.need);
  const first = [...new Map(nearest.toReversed().map((goal) => [goal.kind, goal])).values()];
  const isFirst = new Set(first);
  return [...nearest.filter((goal) => isFirst.has(goal)), ...nearest.filter((goal) => !isFirst.has(goal))];
}

/** Returns the id of the game that a goal asks to win. */
export const gameOf = ({ id }: Pick<Goal, 'id'>): string => id.replace(/^win-/, '');

/** Returns the address of a new deal of a game. */
export const playGame = (game: string, round = false, deal: string | null = null): Route => ({
  page: 'play',
  game,
  deal,
  round,
  options: [],
});

/** A short game that is often won. */
export const EASY_GAME = 'tri-peaks';
/** The games that suit certain goals. */
const GAMES: Record<string, string> = {
  'goal-points': EASY_GAME,
  'goal-quick': EASY_GAME,
  'goal-cards': 'streets',
  'goal-fewer-moves': 'streets',
};

/**
 * Returns the page where the player comes nearer to a goal, or null if there is none in particular. goals: all goals. games: the games that
 * the player has played, latest first.
 */
export function nextStep({ kind, text }: Goal, goals: readonly Goal[], games: readonly GameStatistics[]): Route | null {
  const { id } = text;
  if (kind === 'daily') return { page: 'daily' };
  if (kind === 'golf') return playGame('golf', id.startsWith('goal-round'));
  if (id === 'goal-options' || id === 'goal-return') return null;
  if (kind === 'games') {
    // A game that the player hasn't played, from those that are goals of their own.
    const isNew = (game: string): boolean => games.every((played) => played.game !== game);
    const next = goals.filter((goal) => goal.text.id === 'goal-win-game').map(gameOf);
    const game = next.find(isNew);
    return game === undefined ? { page: 'menu' } : playGame(game);
  }
  const known = GAMES[id];
  if (known !== undefined) return playGame(known);
  if (id === 'goal-winnable') return playGame(EASY_GAME, false, WINNABLE);
  const streak = (game: GameStatistics): number => Math.max(0, ...game.tallies.map((tally) => tally.streak));
  const latest = games.filter((game) => Object.keys(game.options).length === 0);
  const best = id === 'goal-streak' ? latest.toSorted((a, b) => streak(b) - streak(a)) : latest;
  return playGame(best[0]?.game ?? EASY_GAME);
}
