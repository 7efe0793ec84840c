/** Which goals the player should see first. */
import type { Goal } from '../protocol/messages';

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
