/** What a player may ask of a table, and what it means there: for the server, and for what is shown until it answers. No DOM, no rules. */
import type { Ask, ClientMessage, Move, Pile, Table } from '../../protocol/messages';
import { someName } from '../../random-id';
import { offered, type Habits } from './play-settings';
import { afterAction, topCards, type Action } from './optimistic';

export type Help = Ask['help'];

/** `cards`: the face-up cards the player meant, so that a late action never moves others; null for hidden ones. */
export interface Play extends Action {
  kind: 'play';
  cards: string[] | null;
  /** It goes with the move before it, and is taken back with it. */
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

/**
 * `seq`: the last event known when it was asked; `name`: its own, the same when it is sent again; `again`: it was on its way when a line
 * broke, and may have been heard then.
 */
export interface InFlight {
  ref: number;
  request: Sendable;
  seq: number;
  name: string;
  again: boolean;
}

/** A question to the search. */
export interface Question extends Omit<InFlight, 'request' | 'again'> {
  help: Help;
}

/** After them the position is the one it was. */
export const STAYING: ReadonlySet<Request['kind'] | undefined> = new Set(['ask', 'bookmark', 'remove-bookmark']);

/**
 * The request as it is to be sent now; null when the table has moved on and it means nothing any more. A tap comes back as it is
 * where its cards have no move.
 */
export function asMeantNow(request: Request, table: Table, habits: Habits): Request | null {
  if (request.kind === 'undo' || request.kind === 'restart') {
    // What was asked while it was free may have come to mark the game: the player is to be asked first.
    return table.undo === 'free' || (table.undo === 'marks' && request.practice) ? request : null;
  }
  if (request.kind === 'bookmark') return table.bookmarks?.some(({ here }) => here) ? null : request;
  if (request.kind === 'remove-bookmark' || request.kind === 'return') {
    const kept = table.bookmarks?.find(({ number }) => number === request.number);
    return kept && (request.kind === 'remove-bookmark' || !kept.practice || request.practice) ? request : null;
  }
  if (request.kind === 'redo') return table.redo ? request : null;
  if (request.kind !== 'play' && request.kind !== 'tap') return request;
  const cards = topCards(table.piles, request.source, request.count);
  if (request.cards !== null && cards?.join() !== request.cards.join()) return null;
  if (request.kind === 'play') return request;
  const move = bestMove(offered(table.moves, habits), request.source, request.count);
  return move
    ? { kind: 'play', source: move.source, target: move.target, count: move.count, cards: request.cards }
    : request;
}

export function isOver(table: Pick<Table, 'outcome' | 'ended'>): boolean {
  return table.outcome === 'won' || table.ended;
}

/**
 * The move a tap on these cards means: the server lists the best first.
 * A tap on the stock draws, however many at a time, or turns the waste over where it is the time for that.
 */
export function bestMove(moves: readonly Move[], source: string, count: number): Move | undefined {
  if (source === 'stock') return moves.find((move) => move.source === 'stock') ?? moves.find(isRedeal);
  return moves.find((move) => move.source === source && move.count === count && !isRedeal(move));
}

function isRedeal(move: Move): boolean {
  return move.source === 'waste' && move.target === 'stock';
}

/** Whether it is worth keeping until somebody judges it. */
export function makesSense(request: Sendable, table: Table | null): boolean {
  return request.kind !== 'play' || table === null || isLegal(table.moves, request);
}

/** Whether a request that another tab overtook is made again of the table as it is now, or missed by nobody. */
export function comesAgain(request: Sendable, table: Table, habits: Habits): boolean {
  if (request.kind === 'ask') return isHabit(request.help, habits);
  return request.kind === 'play' && (asMeantNow(request, table, habits) !== null || !isMissed(request, table, []));
}

/** Whether a player misses a move whose cards are gone: they do not lie where it was to bring them, and none of those `done` was the same. */
export function isMissed(request: Request, table: Table, done: readonly Play[]): boolean {
  if (request.kind !== 'play' && request.kind !== 'tap') return false;
  const cards = request.cards?.join();
  const isThere = request.kind === 'play' && cards === topCards(table.piles, request.target, request.count)?.join();
  // What went up by itself would now follow another move.
  const isJoined = request.kind === 'play' && request.joined === true;
  return !isThere && !isJoined && !done.some((play) => play.source === request.source && play.cards?.join() === cards);
}

/** The verdict is then asked for without the player. */
export function isHabit(help: Help | undefined, habits: Habits): boolean {
  return help === 'verdict' && habits.verdict;
}

/** A question without an answer, to be asked again of the table as it is now; null where it means nothing any more. */
export function questionAgain(asked: Question | null, table: Table): Omit<InFlight, 'again'> | null {
  // What the search shows is a move: where the table has another event, that may be it.
  if (!asked || (asked.help === 'show' && asked.seq !== table.seq)) return null;
  return { ...asked, request: { kind: 'ask', help: asked.help } };
}

/**
 * What is on its way is shown as done when it is legal, unless it may have been done already; what waits behind it is not judged yet, and
 * shown in good faith.
 */
export function withPending(table: Table, inFlight: InFlight | null, waiting: readonly Request[]): Pile[] {
  const sent = inFlight && (!inFlight.again || inFlight.seq === table.seq) ? inFlight.request : null;
  const sure = sent?.kind === 'play' && isLegal(table.moves, sent) ? [sent] : [];
  let shown = table.piles;
  for (const request of [...sure, ...waiting]) {
    if (request.kind === 'play') shown = afterAction(shown, request) ?? shown;
  }
  return shown;
}

export function isLegal(moves: readonly Move[], action: Action): boolean {
  return moveOf(moves, action) !== undefined;
}

export function moveOf(moves: readonly Move[], action: Action): Move | undefined {
  return moves.find(
    (move) => move.source === action.source && move.target === action.target && move.count === action.count,
  );
}

/** A request to be sent on top of that event, for the first time. */
export function named(request: Sendable, seq: number): Omit<InFlight, 'ref'> {
  return { request, seq, name: someName(), again: false };
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
