/** The player's own hole of a golf room, as a table: it wraps the room's connection so that TableSession can play it. */
import type { ClientMessage, GolfView, Move, Table } from '../../protocol/messages';
import type { OpenTable } from '../../socket/connection';
import type { RoomSession } from './room-session';

/** Opens the hole of that number; the next one is another table. */
export const openHole =
  (session: RoomSession, hole: number): OpenTable =>
  (_, events) => {
    const boardNow = (): Table | null => {
      const golf = golfOf(session);
      return golf?.hole === hole ? golf.board : null;
    };
    let board = boardNow();
    /** What the table asked last, once the room has done it. */
    let done: number | null = null;
    const told = (): void => {
      if (board) events.onMessage({ ...board, ref: done });
      done = null;
    };
    events.onState('open', '');
    const leave = session.subscribe(() => {
      const now = boardNow();
      if (now === board && done === null) return;
      board = now ?? board;
      told();
    });
    // The table's session is still being made: it hears nothing before it has its line.
    queueMicrotask(told);
    return {
      send(message) {
        const what = board && deedOf(message, board);
        if (!what) return false;
        session.do(what, (refusal) => {
          if (refusal === null) done = message.ref;
          else events.onMessage({ type: 'refused', ref: message.ref, seq: board?.seq ?? 0, ...refusal });
        });
        return true;
      },
      close: leave,
    };
  };

export function golfOf(session: RoomSession): GolfView | null {
  const contest = session.shown.room?.contest;
  return contest?.type === 'golf' ? contest : null;
}

/** What the table asks for, as the game's logs write it. */
function deedOf(message: ClientMessage, board: Table): string | null {
  if (message.type === 'play') return moveOf(board.moves, message)?.text ?? null;
  return message.type === 'undo' || message.type === 'end' ? message.type : null;
}

const moveOf = (moves: readonly Move[], { source, target }: { source: string; target: string }): Move | undefined =>
  moves.find((move) => move.source === source && move.target === target);
