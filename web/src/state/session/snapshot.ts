/** What a table's page shows at a moment. */
import type { Advice, Move, Par, Pile, Refused, Table } from '../../protocol/messages';
import type { LinkState } from '../../socket/connection';
import type { Help } from './requests';

/** What to show now. */
export interface Shown {
  /** The server's last word; null before its first. */
  table: Table | null;
  /** The piles with what is on its way already done. */
  piles: Pile[];
  /** Legal moves of the position shown; empty while an action is on its way. */
  moves: Move[];
  pending: boolean;
  link: LinkState;
  linkReason: string;
  /** The last refusal, new object each time. */
  refusal: Pick<Refused, 'code' | 'message' | 'phrase'> | null;
  /** A tap that could do nothing, new object each time. */
  nothingToDo: { pile: string; count: number } | null;
  /** What the search is being asked; null when nothing. */
  searching: Help | null;
  /** What the search said of the table shown. */
  advice: Advice | null;
  /** The best score of the deal, once it was asked for. */
  par: Par | null;
}

export const NOTHING_YET: Shown = {
  table: null,
  piles: [],
  moves: [],
  pending: false,
  link: 'connecting',
  linkReason: '',
  refusal: null,
  nothingToDo: null,
  searching: null,
  advice: null,
  par: null,
};

/** A new object each time. */
export function said({ code, message, phrase }: Refused): Shown['refusal'] {
  return { code, message, phrase };
}

/** Of a move that was never sent. */
export function cardsGone(): Shown['refusal'] {
  return { code: 'cards-gone', message: '', phrase: { id: 'refused-cards-gone', values: {} } };
}

/** Advice for a table whose position has not changed since. */
export function restated(advice: Advice | null, seq: number): Advice | null {
  return advice && { ...advice, seq };
}
