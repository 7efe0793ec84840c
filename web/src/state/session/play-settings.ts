/** The player's settings that a table session needs. No DOM, no storage. */
import type { Move } from '../../protocol/messages';

/** Which cards move to the foundations by themselves: none, those no win can need in a column, or all that can. */
export type AutoPlay = 'off' | 'free' | 'all';

export interface PlaySettings {
  /** Whether one gesture may move several cards, by way of empty columns. */
  supermoves: boolean;
  autoPlay: AutoPlay;
  /** Whether to ask the solver for its verdict on every position. */
  verdict: boolean;
  /** Pause between the single moves of one gesture, so that each can be seen; 0 shows the outcome at once. */
  stepMs: number;
}

export const PLAIN_SETTINGS: PlaySettings = { supermoves: false, autoPlay: 'off', verdict: false, stepMs: 0 };

/** The moves this player is offered. */
export function offered(moves: readonly Move[], settings: PlaySettings): Move[] {
  return settings.supermoves ? [...moves] : moves.filter((move) => !move.steps);
}

/** The card that moves to a foundation by itself after a move; the server lists moves to foundations first. */
export function autoMove(moves: readonly Move[], autoPlay: AutoPlay): Move | undefined {
  if (autoPlay === 'off') return undefined;
  return moves.find((move) => isToFoundation(move) && (autoPlay === 'all' || move.free === true));
}

function isToFoundation(move: Move): boolean {
  return move.target.startsWith('f') && !move.source.startsWith('f');
}
