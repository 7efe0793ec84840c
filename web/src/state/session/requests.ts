/** The requests that a player can make at a table. The server's list of moves decides what is legal. */
import type { Advice, Ask, Move, Pile, Table } from '../../protocol/messages';
import type { TableRequest } from '../../socket/connection';
import { randomId } from '../../random-id';
import { afterAction, topCards, type Action } from './optimistic';
import { offeredMoves, type PlaySettings } from './play-settings';

export type Help = Ask['help'];

export interface Play extends Action {
  kind: 'play';
  /** The face-up cards the player chose, so that a delayed action never moves other cards; null for hidden cards. */
  cards: string[] | null;
  /** Whether one undo undoes this move together with the one before it. */
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
  | { kind: 'undo'; practice: boolean; to?: number | undefined }
  | { kind: 'redo' }
  | { kind: 'restart'; practice: boolean }
  | { kind: 'end' }
  | { kind: 'bookmark' }
  | { kind: 'remove-bookmark'; number: number }
  | { kind: 'return'; number: number; practice: boolean }
  | { kind: 'ask'; help: Help; moves?: number | undefined };

export type Sendable = Exclude<Request, Tap>;

/** A request that the server has not answered yet. */
export interface InFlight {
  ref: number;
  request: Sendable;
  /** The last event this page knew when the player made the request. */
  seq: number;
  /** The request's id. A resent request keeps its id, so that the server applies it only once. */
  name: string;
  /** Whether it was sent before over a connection that broke. The server may already have applied it. */
  resent: boolean;
}

/** A question to the solver. */
export interface Question extends Omit<InFlight, 'request' | 'resent'> {
  help: Help;
  /** How many moves the solver plays, for `show`. */
  moves?: number | undefined;
}

/** The requests that do not change the position. */
export const NON_MOVES: ReadonlySet<Request['kind'] | undefined> = new Set(['ask', 'bookmark', 'remove-bookmark']);

/**
 * Returns the request to send for the current table, or null if it no longer makes sense.
 * A tap becomes the best move of its cards. If they have no move, the tap is returned unchanged.
 */
export function revalidate(request: Request, table: Table, settings: PlaySettings): Request | null {
  if (request.kind === 'undo' || request.kind === 'restart') {
    // Undo may turn the game into practice now, even if it did not when the player asked. The page must then ask for consent.
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
  const move = bestMove(offeredMoves(table.moves, settings), request.source, request.count);
  return move
    ? { kind: 'play', source: move.source, target: move.target, count: move.count, cards: request.cards }
    : request;
}

export function isOver(table: Pick<Table, 'outcome' | 'ended'>): boolean {
  return table.outcome === 'won' || table.ended;
}

/** Whether only an analysis has marked the game since. */
export function isOnlyHelped(known: Table | null, { seq, played, helped }: Table): boolean {
  const isNext = known !== null && seq === known.seq + 1 && played === known.played;
  return isNext && helped.verdict && !known.helped.verdict;
}

/**
 * Returns the move that a tap on these cards makes: the first one that the server lists for them.
 * A tap on the stock draws, whatever `count` is, or redeals the waste if there is nothing to draw.
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

/** Whether a request overtaken by another tab needs no message, because it can be repeated or the player won't miss it. */
export function isResolvedSilently(request: Sendable, table: Table, settings: PlaySettings): boolean {
  if (request.kind === 'ask') return isAutomatic(request.help, settings);
  return request.kind === 'play' && (revalidate(request, table, settings) !== null || !isLostMove(request, table, []));
}

/** Whether a move was lost because its cards are gone. It was not if they are already on its target, or moved with one of `played`. */
export function isLostMove(request: Request, table: Table, played: readonly Play[]): boolean {
  if (request.kind !== 'play' && request.kind !== 'tap') return false;
  const cards = request.cards?.join();
  const isThere = request.kind === 'play' && cards === topCards(table.piles, request.target, request.count)?.join();
  // An automatic move belongs to the move before it, which another tab has replaced.
  const isJoined = request.kind === 'play' && request.joined === true;
  return (
    !isThere && !isJoined && !played.some((play) => play.source === request.source && play.cards?.join() === cards)
  );
}

/** Whether this page asks that question automatically. */
export function isAutomatic(help: Help | undefined, settings: PlaySettings): boolean {
  return help === 'verdict' && settings.verdict;
}

/** Whether the solver's line leads to a win or to the best known score, so that it can be played to its end. */
export function leadsOn({ advice }: Pick<Advice, 'advice'>): boolean {
  return advice === 'win' || advice === 'best' || advice === 'score';
}

/** Returns an unanswered question as a request for the current table, or null if it no longer makes sense. */
export function repeatQuestion(question: Question | null, table: Table): Omit<InFlight, 'resent'> | null {
  // `show` plays a move. If the table has a new event, that event may already be the move.
  if (!question || (question.help === 'show' && question.seq !== table.seq)) return null;
  return { ...question, request: { kind: 'ask', help: question.help, moves: question.moves } };
}

/**
 * Returns the piles with the pending moves applied. The move in flight is included if it is legal and the server cannot have applied it
 * already. Queued moves are always included, because it is not known yet whether they will be legal.
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

/** Prepares a request to be sent for the first time. `seq` is the last event this page knows. */
export function prepare(request: Sendable, seq: number): Omit<InFlight, 'ref'> {
  return { request, seq, name: randomId(), resent: false };
}

export function messageOf({ ref, request, seq, name }: InFlight, elapsedMs: number): TableRequest {
  const common = { ref, elapsed_ms: elapsedMs, after: seq, name };
  if (request.kind === 'play') {
    const { source, target, count, joined } = request;
    return { type: 'play', ...common, source, target, count, ...(joined ? { joined } : {}) };
  }
  if (request.kind === 'ask') {
    const { help, moves } = request;
    return { type: 'ask', ...common, help, ...(moves === undefined ? {} : { moves }) };
  }
  if (request.kind === 'undo') {
    const { practice, to } = request;
    return { type: 'undo', ...common, practice, ...(to === undefined ? {} : { to }) };
  }
  if (request.kind === 'restart') return { type: 'restart', ...common, practice: request.practice };
  if (request.kind === 'return')
    return { type: 'return', ...common, number: request.number, practice: request.practice };
  if (request.kind === 'remove-bookmark') return { type: 'remove-bookmark', ...common, number: request.number };
  return { type: request.kind, ...common };
}
