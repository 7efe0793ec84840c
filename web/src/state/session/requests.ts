/** What a player may ask of a table, and how it is sent and shown. No DOM, no rules: legality is the server's list of moves. */
import type { Ask, ClientMessage, Move, Pile, Table } from '../../protocol/messages';
import { randomId } from '../../random-id';
import { afterAction, topCards, type Action } from './optimistic';
import { offered, type PlaySettings } from './play-settings';

export type Help = Ask['help'];

export interface Play extends Action {
  kind: 'play';
  /** The face-up cards the player meant, so that a late action never moves others; null for hidden cards. */
  cards: string[] | null;
  /** Whether it belongs to the move before it: one undo takes both back. */
  joined?: boolean;
}

export interface Tap {
  kind: 'tap';
  source: string;
  count: number;
  cards: string[] | null;
}

export type Request =
  | Play
  | Tap
  | { kind: 'undo'; practice: boolean }
  | { kind: 'redo' }
  | { kind: 'restart'; practice: boolean }
  | { kind: 'end' }
  | { kind: 'bookmark' }
  | { kind: 'remove-bookmark'; number: number }
  | { kind: 'return'; number: number; practice: boolean }
  | { kind: 'ask'; help: Help };

export type Sendable = Exclude<Request, Tap>;

/** A request on its way to the server. */
export interface InFlight {
  ref: number;
  request: Sendable;
  /** The last event the page knew when the player made the request. */
  seq: number;
  /** The request's id. It stays the same when the request is sent again, so that the server applies it once. */
  name: string;
  /** Whether it was sent before, over a connection that broke: the server may have applied it then. */
  resent: boolean;
}

/** A question to the solver. */
export interface Question extends Omit<InFlight, 'request' | 'resent'> {
  help: Help;
}

/** The requests that leave the position as it is. */
export const WITHOUT_MOVE: ReadonlySet<Request['kind'] | undefined> = new Set(['ask', 'bookmark', 'remove-bookmark']);

/**
 * Returns the request as it applies to the table now, or null if it no longer makes sense there.
 * A tap becomes the move it means; it comes back as a tap if its cards have no move.
 */
export function revalidated(request: Request, table: Table, settings: PlaySettings): Request | null {
  if (request.kind === 'undo' || request.kind === 'restart') {
    // Undo may have been free when the player asked, and mark the game as practice now: then the page must ask first.
    return table.undo === 'free' || (table.undo === 'marks' && request.practice) ? request : null;
  }
  if (request.kind === 'bookmark') return table.bookmarks?.some(({ here }) => here) ? null : request;
  if (request.kind === 'remove-bookmark' || request.kind === 'return') {
    const bookmark = table.bookmarks?.find(({ number }) => number === request.number);
    return bookmark && (request.kind === 'remove-bookmark' || !bookmark.practice || request.practice) ? request : null;
  }
  if (request.kind === 'redo') return table.redo ? request : null;
  if (request.kind !== 'play' && request.kind !== 'tap') return request;
  const cards = topCards(table.piles, request.source, request.count);
  if (request.cards !== null && cards?.join() !== request.cards.join()) return null;
  if (request.kind === 'play') return request;
  const move = bestMove(offered(table.moves, settings), request.source, request.count);
  return move
    ? { kind: 'play', source: move.source, target: move.target, count: move.count, cards: request.cards }
    : request;
}

export function isOver(table: Pick<Table, 'outcome' | 'ended'>): boolean {
  return table.outcome === 'won' || table.ended;
}

/**
 * Returns the move that a tap on these cards means; the server lists the best first.
 * A tap on the stock draws, however many cards a draw turns over, or redeals the waste when that is the move there is.
 */
export function bestMove(moves: readonly Move[], source: string, count: number): Move | undefined {
  if (source === 'stock') return moves.find((move) => move.source === 'stock') ?? moves.find(isRedeal);
  return moves.find((move) => move.source === source && move.count === count && !isRedeal(move));
}

function isRedeal(move: Move): boolean {
  return move.source === 'waste' && move.target === 'stock';
}

/** Whether a request made while disconnected is worth sending later. */
export function isPlausible(request: Sendable, table: Table | null): boolean {
  return request.kind !== 'play' || table === null || isLegal(table.moves, request);
}

/** Whether a request that another tab overtook needs no message: it is repeated for the new table, or the player does not miss it. */
export function isSettledQuietly(request: Sendable, table: Table, settings: PlaySettings): boolean {
  if (request.kind === 'ask') return isAutomatic(request.help, settings);
  return request.kind === 'play' && (revalidated(request, table, settings) !== null || !isMissed(request, table, []));
}

/** Whether the player misses a move whose cards are gone: they are not at its target, and no move in `played` was the same. */
export function isMissed(request: Request, table: Table, played: readonly Play[]): boolean {
  if (request.kind !== 'play' && request.kind !== 'tap') return false;
  const cards = request.cards?.join();
  const isThere = request.kind === 'play' && cards === topCards(table.piles, request.target, request.count)?.join();
  // An automatic move would now follow another move.
  const isJoined = request.kind === 'play' && request.joined === true;
  return (
    !isThere && !isJoined && !played.some((play) => play.source === request.source && play.cards?.join() === cards)
  );
}

/** Whether this page asks that question by itself. */
export function isAutomatic(help: Help | undefined, settings: PlaySettings): boolean {
  return help === 'verdict' && settings.verdict;
}

/** Returns an unanswered question for the table as it is now, or null if it no longer makes sense. */
export function repeated(question: Question | null, table: Table): Omit<InFlight, 'resent'> | null {
  // `show` plays a move: if the table has a new event, that may be the move.
  if (!question || (question.help === 'show' && question.seq !== table.seq)) return null;
  return { ...question, request: { kind: 'ask', help: question.help } };
}

/**
 * Returns the piles with pending requests applied: the one in flight if it is legal and cannot have been applied already, and the queue
 * behind it, whose legality is not known yet.
 */
export function withPending(table: Table, inFlight: InFlight | null, queue: readonly Request[]): Pile[] {
  const sent = inFlight && (!inFlight.resent || inFlight.seq === table.seq) ? inFlight.request : null;
  const legal = sent?.kind === 'play' && isLegal(table.moves, sent) ? [sent] : [];
  let piles = table.piles;
  for (const request of [...legal, ...queue]) {
    if (request.kind === 'play') piles = afterAction(piles, request) ?? piles;
  }
  return piles;
}

export function isLegal(moves: readonly Move[], action: Action): boolean {
  return moveOf(moves, action) !== undefined;
}

export function moveOf(moves: readonly Move[], action: Action): Move | undefined {
  return moves.find(
    (move) => move.source === action.source && move.target === action.target && move.count === action.count,
  );
}

/** A request to be sent for the first time, after the event `seq`. */
export function prepared(request: Sendable, seq: number): Omit<InFlight, 'ref'> {
  return { request, seq, name: randomId(), resent: false };
}

export function messageOf({ ref, request, seq, name }: InFlight, elapsedMs: number): ClientMessage {
  const common = { ref, elapsed_ms: elapsedMs, after: seq, name };
  if (request.kind === 'play') {
    const { source, target, count, joined } = request;
    return { type: 'play', ...common, source, target, count, ...(joined ? { joined } : {}) };
  }
  if (request.kind === 'ask') return { type: 'ask', ...common, help: request.help };
  if (request.kind === 'undo' || request.kind === 'restart') {
    return { type: request.kind, ...common, practice: request.practice };
  }
  if (request.kind === 'return')
    return { type: 'return', ...common, number: request.number, practice: request.practice };
  if (request.kind === 'remove-bookmark') return { type: 'remove-bookmark', ...common, number: request.number };
  return { type: request.kind, ...common };
}
