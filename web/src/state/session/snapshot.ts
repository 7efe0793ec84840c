/** The state of a table's page. */
import type { Advice, Move, Par, Pile, Table } from '../../protocol/messages';
import type { Refusal } from '../../protocol/refusal';
import type { ConnectionState } from '../../socket/connection';
import type { Help } from './requests';

export interface TableSnapshot {
  /** The last state sent by the server; null before the first. */
  table: Table | null;
  /** The piles with the pending actions applied. */
  piles: Pile[];
  /** The legal moves in the position shown; empty while an action is pending. */
  moves: Move[];
  pending: boolean;
  /** Whether an action waits for the connection, which is lost. */
  waiting: boolean;
  /** Whether a quick finish is moving the cards. */
  finishing: boolean;
  connection: ConnectionState;
  /** Whether the server takes long to answer, although the connection is open. */
  slow: boolean;
  /** The server's reason for closing the connection. */
  closeReason: string;
  /** The last refusal. Each refusal is a new object, even if it repeats the one before. */
  refusal: Refusal | null;
  /** The last tap on cards that have no move. Each tap is a new object. */
  tapWithoutMove: { pile: string; count: number } | null;
  /** The question that the solver is working on. */
  searching: Help | null;
  /** How many positions this browser has searched for that; 0 while the server searches. */
  searched: number;
  /** The solver's answer for the position shown. */
  advice: Advice | null;
  /** The best possible score of the deal, once the player has asked for it. */
  par: Par | null;
}

export const EMPTY_SNAPSHOT: TableSnapshot = {
  table: null,
  piles: [],
  moves: [],
  pending: false,
  waiting: false,
  finishing: false,
  connection: 'connecting',
  slow: false,
  closeReason: '',
  refusal: null,
  tapWithoutMove: null,
  searching: null,
  searched: 0,
  advice: null,
  par: null,
};

/** Returns the refusal of a move that was not sent because its cards are gone. */
export function cardsGone(): Refusal {
  return { code: 'cards-gone', message: '', phrase: { id: 'refused-cards-gone', values: {} } };
}

/** Returns the refusal of an action that can't be sent because the connection is lost. `isWaiting`: whether an earlier one waits for it. */
export function noConnection(isWaiting: boolean): Refusal {
  const id = isWaiting ? 'refused-move-waits' : 'refused-no-connection';
  return { code: 'no-connection', message: '', phrase: { id, values: {} } };
}

/** Returns the advice with the number of a later event that did not change the position. */
export function renumbered(advice: Advice | null, seq: number): Advice | null {
  return advice && { ...advice, seq };
}
