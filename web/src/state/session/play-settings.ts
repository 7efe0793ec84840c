/** The player's settings that affect a table session. */
import type { Move } from '../../protocol/messages';

/** Which cards move to the foundations automatically: none, those never needed in a column to win, or all that fit. */
export type AutoPlay = 'off' | 'free' | 'all';

export interface PlaySettings {
  /** Whether one gesture can move several cards by way of empty columns. */
  supermoves: boolean;
  autoPlay: AutoPlay;
  /** Whether to ask the solver for its verdict on every position. */
  verdict: boolean;
  /** The pause between the individual moves of a supermove, in milliseconds. 0 shows only the result. */
  stepMs: number;
}

export const PLAIN_SETTINGS: PlaySettings = { supermoves: false, autoPlay: 'off', verdict: false, stepMs: 0 };

/** Returns the moves to offer with these settings. */
export function offeredMoves(moves: readonly Move[], settings: PlaySettings): Move[] {
  return settings.supermoves ? [...moves] : moves.filter((move) => !move.steps);
}

/** Returns the automatic move that follows a move, if any. The server lists moves to foundations first. */
export function autoMove(moves: readonly Move[], autoPlay: AutoPlay): Move | undefined {
  if (autoPlay === 'off') return undefined;
  return moves.find((move) => isToFoundation(move) && (autoPlay === 'all' || move.free === true));
}

/** The shares of the usual pause between two moves of a quick finish: the first one, and the shortest. It gets faster. */
const FINISH = { first: 0.4, last: 0.15, step: 0.01 } as const;

/** Returns the pause before the next card of a quick finish that has moved this number of cards. */
export const finishMs = (moved: number, stepMs: number): number =>
  Math.round(stepMs * Math.max(FINISH.last, FINISH.first - FINISH.step * moved));

function isToFoundation(move: Move): boolean {
  return move.target.startsWith('f') && !move.source.startsWith('f');
}
