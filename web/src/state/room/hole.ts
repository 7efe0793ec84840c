/** Adapts a golf room's connection to a table connection, so that TableSession can play the player's hole. */
import type { GolfView, Move, Table } from '../../protocol/messages';
import type { ConnectTable, TableRequest } from '../../socket/connection';
import type { RoomSession } from './room-session';

/** Returns a connection to one hole. It ignores the other holes, which are tables of their own. */
export const connectHole =
  (session: RoomSession, hole: number): ConnectTable =>
  (_, events) => {
    const currentBoard = (): Table | null => {
      const golf = golfOf(session);
      return golf?.hole === hole ? golf.board : null;
    };
    let board = currentBoard();
    /** The ref of a request that the room has applied but this connection has not answered yet. */
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
    // Wait for the TableSession's constructor, which is still running.
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

/** Converts a table request to the notation of the room's records. Returns null if rooms have no such action. */
function actionOf(message: TableRequest, board: Table): string | null {
  if (message.type === 'play') return moveOf(board.moves, message)?.text ?? null;
  return message.type === 'undo' || message.type === 'end' ? message.type : null;
}

const moveOf = (moves: readonly Move[], { source, target }: { source: string; target: string }): Move | undefined =>
  moves.find((move) => move.source === source && move.target === target);
