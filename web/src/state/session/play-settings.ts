/** How this player likes the table to behave, as far as the session has to know. No DOM, no storage. */
import type { Move } from '../../protocol/messages';

/** off: nothing goes up by itself. free: what no win could need in a column. all: whatever can. */
export type AutoPlay = 'off' | 'free' | 'all';

export interface Habits {
  /** Several cards in one gesture, by way of empty columns. */
  supermoves: boolean;
  autoPlay: AutoPlay;
  /** Ask for the verdict at every position. */
  verdict: boolean;
  /** Between the single moves of one gesture, so that each can be seen; 0 shows the outcome at once. */
  stepMs: number;
}

export const NO_HABITS: Habits = { supermoves: false, autoPlay: 'off', verdict: false, stepMs: 0 };

/** The moves this player is offered. */
export function offered(moves: readonly Move[], habits: Habits): Move[] {
  return habits.supermoves ? [...moves] : moves.filter((move) => !move.steps);
}

/** The card that goes up by itself after a move; the server lists moves to foundations first. */
export function followUp(moves: readonly Move[], autoPlay: AutoPlay): Move | undefined {
  if (autoPlay === 'off') return undefined;
  return moves.find((move) => isUp(move) && (autoPlay === 'all' || move.free === true));
}

function isUp(move: Move): boolean {
  return move.target.startsWith('f') && !move.source.startsWith('f');
}
