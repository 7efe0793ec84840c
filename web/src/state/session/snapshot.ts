/** What the page of a table shows at one moment. */
import type { Advice, Move, Par, Pile, Table } from '../../protocol/messages';
import type { Refusal } from '../../protocol/refusal';
import type { ConnectionState } from '../../socket/connection';
import type { Help } from './requests';

export interface TableSnapshot {
  /** The table as the server last sent it; null before that. */
  table: Table | null;
  /** The piles with pending actions already applied. */
  piles: Pile[];
  /** Legal moves of the position shown; empty while an action is pending. */
  moves: Move[];
  pending: boolean;
  connection: ConnectionState;
  /** The server's explanation when the connection closed. */
  closeReason: string;
  /** The last refusal; a new object each time. */
  refusal: Refusal | null;
  /** The last tap on cards without a move; a new object each time. */
  nothingToDo: { pile: string; count: number } | null;
  /** The pending question to the solver. */
  searching: Help | null;
  /** The solver's answer about the table shown. */
  advice: Advice | null;
  /** The best possible score of the deal, once the player has asked for it. */
  par: Par | null;
}

export const EMPTY_SNAPSHOT: TableSnapshot = {
  table: null,
  piles: [],
  moves: [],
  pending: false,
  connection: 'connecting',
  closeReason: '',
  refusal: null,
  nothingToDo: null,
  searching: null,
  advice: null,
  par: null,
};

/** The refusal of a move that was never sent, because its cards are gone. */
export function cardsGone(): Refusal {
  return { code: 'cards-gone', message: '', phrase: { id: 'refused-cards-gone', values: {} } };
}

/** The advice for a later event that left the position as it was. */
export function carriedOver(advice: Advice | null, seq: number): Advice | null {
  return advice && { ...advice, seq };
}
