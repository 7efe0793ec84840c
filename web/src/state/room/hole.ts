/** The player's own hole of a golf room, as a table: it wraps the room's connection so that TableSession can play it. */
import type { ClientMessage, GolfView, Move, Table } from '../../protocol/messages';
import type { ConnectTable } from '../../socket/connection';
import type { RoomSession } from './room-session';

/** Returns a connection to the hole with that number. It never shows the next hole, which is another table. */
export const connectHole =
  (session: RoomSession, hole: number): ConnectTable =>
  (_, events) => {
    const currentBoard = (): Table | null => {
      const golf = golfOf(session);
      return golf?.hole === hole ? golf.board : null;
    };
    let board = currentBoard();
    /** The ref of the table's last request, once the room has done it. */
    let doneRef: number | null = null;
    const sendBoard = (): void => {
      if (board) events.onMessage({ ...board, ref: doneRef });
      doneRef = null;
    };
    events.onState('open', '');
    const unsubscribe = session.subscribe(() => {
      const now = currentBoard();
      if (now === board && doneRef === null) return;
      board = now ?? board;
      sendBoard();
    });
    // The TableSession is still being constructed, and has no connection to receive from yet.
    queueMicrotask(sendBoard);
    return {
      send(message) {
        const action = board && actionOf(message, board);
        if (!action) return false;
        session.do(action, (refusal) => {
          if (refusal === null) doneRef = message.ref;
          else events.onMessage({ type: 'refused', ref: message.ref, seq: board?.seq ?? 0, ...refusal });
        });
        return true;
      },
      close: unsubscribe,
    };
  };

export function golfOf(session: RoomSession): GolfView | null {
  const contest = session.snapshot.room?.contest;
  return contest?.type === 'golf' ? contest : null;
}

/** The table's request in the notation of the room's records; null if the room does not know it. */
function actionOf(message: ClientMessage, board: Table): string | null {
  if (message.type === 'play') return moveOf(board.moves, message)?.text ?? null;
  return message.type === 'undo' || message.type === 'end' ? message.type : null;
}

const moveOf = (moves: readonly Move[], { source, target }: { source: string; target: string }): Move | undefined =>
  moves.find((move) => move.source === source && move.target === target);
