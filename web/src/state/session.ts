/**
 * One table as this page knows it: what the server last said, what was asked since, and what to show meanwhile.
 *
 * One action is on its way at a time. What the player does in that moment waits in line and is looked at again
 * against the newest moves before it is sent. No DOM, no rules: legality is the server's list of moves.
 */
import type { ClientMessage, Move, Pile, Refused, ServerMessage, Table } from '../protocol/messages';
import type { LinkState, OpenLink, TableLink } from '../socket/link';
import type { PlayClock } from './clock';
import { afterAction, topCards, type Action } from './optimistic';

/** `cards`: the face-up cards the player meant, so that a late action never moves others; null for hidden ones. */
interface Play extends Action {
  kind: 'play';
  cards: string[] | null;
}

interface Tap {
  kind: 'tap';
  source: string;
  count: number;
  cards: string[] | null;
}

type Request =
  | Play
  | Tap
  | { kind: 'undo'; practice: boolean }
  | { kind: 'redo' }
  | { kind: 'restart'; practice: boolean }
  | { kind: 'end' };

type Sendable = Exclude<Request, Tap>;

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
  refusal: { code: string; message: string } | null;
  /** A tap that could do nothing, new object each time. */
  nothingToDo: { pile: string; count: number } | null;
}

export class TableSession {
  #shown: Shown = {
    table: null,
    piles: [],
    moves: [],
    pending: false,
    link: 'connecting',
    linkReason: '',
    refusal: null,
    nothingToDo: null,
  };
  #inFlight: { ref: number; request: Sendable } | null = null;
  #waiting: Request[] = [];
  #lastRef = 0;
  readonly #listeners = new Set<(shown: Shown) => void>();
  readonly #link: TableLink;

  constructor(
    table: string,
    open: OpenLink,
    private readonly clock: PlayClock,
  ) {
    this.#link = open(table, {
      onMessage: (message) => this.#receive(message),
      onState: (state, reason) => this.#lineChanged(state, reason),
    });
  }

  /** Svelte's store contract: called at once and after every change. */
  subscribe(listener: (shown: Shown) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#shown);
    return () => this.#listeners.delete(listener);
  }

  get shown(): Shown {
    return this.#shown;
  }

  close(): void {
    this.#link.close();
    this.#listeners.clear();
  }

  /** Move cards to a pile the player chose, legal or not: the referee answers. */
  play(action: Action): void {
    this.#ask({ kind: 'play', ...action, cards: topCards(this.#shown.piles, action.source, action.count) });
  }

  /** Play the best move of these cards, if they have one. */
  tap(source: string, count: number): void {
    this.#ask({ kind: 'tap', source, count, cards: topCards(this.#shown.piles, source, count) });
  }

  undo(practice: boolean): void {
    this.#ask({ kind: 'undo', practice });
  }

  redo(): void {
    this.#ask({ kind: 'redo' });
  }

  restart(practice: boolean): void {
    this.#ask({ kind: 'restart', practice });
  }

  end(): void {
    this.#ask({ kind: 'end' });
  }

  #ask(request: Request): void {
    if (this.#shown.table === null || this.#shown.link !== 'open') {
      if ('source' in request) this.#refuseQuietly(request);
      return;
    }
    this.#waiting.push(request);
    this.#next();
    this.#publish();
  }

  /** Send the first waiting request that still makes sense, unless one is on its way. */
  #next(): void {
    while (this.#inFlight === null) {
      const request = this.#waiting.shift();
      if (!request) return;
      const sendable = this.#revalidated(request);
      if (!sendable) continue;
      const ref = ++this.#lastRef;
      this.clock.begin();
      if (!this.#link.send(messageOf(sendable, ref, this.clock.elapsedMs))) {
        this.#waiting = [];
        return;
      }
      this.#inFlight = { ref, request: sendable };
    }
  }

  /** The request as it is to be sent now; null when the table has moved on and it means nothing any more. */
  #revalidated(request: Request): Sendable | null {
    const table = this.#shown.table;
    if (!table) return null;
    if (request.kind === 'undo' || request.kind === 'restart') {
      // What was asked while it was free may have come to mark the game: the player is to be asked first.
      return table.undo === 'free' || (table.undo === 'marks' && request.practice) ? request : null;
    }
    if (request.kind === 'redo') return table.redo ? request : null;
    if (request.kind !== 'play' && request.kind !== 'tap') return request;
    const cards = topCards(table.piles, request.source, request.count);
    if (request.cards !== null && cards?.join() !== request.cards.join()) return null;
    if (request.kind === 'play') return request;
    const move = bestMove(table.moves, request.source, request.count);
    if (!move) {
      this.#refuseQuietly(request);
      return null;
    }
    return { kind: 'play', source: move.source, target: move.target, count: move.count, cards: request.cards };
  }

  #refuseQuietly(request: { source: string; count: number }): void {
    this.#shown = { ...this.#shown, nothingToDo: { pile: request.source, count: request.count } };
    this.#publish();
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table') this.#accept(message);
    else this.#takeBack(message);
  }

  #accept(table: Table): void {
    const known = this.#shown.table;
    if (known && table.seq < known.seq) return;
    if (table.ref !== null && table.ref === this.#inFlight?.ref) this.#inFlight = null;
    this.clock.report(table.elapsed_ms, table.played > 0, isOver(table));
    this.#shown = { ...this.#shown, table };
    this.#next();
    this.#publish();
  }

  #takeBack(refused: Refused): void {
    if (refused.ref !== null && refused.ref !== this.#inFlight?.ref) return;
    this.#inFlight = null;
    // What was asked after it was asked of a position that never came about.
    this.#waiting = [];
    this.#shown = { ...this.#shown, refusal: { code: refused.code, message: refused.message } };
    this.#publish();
  }

  #lineChanged(link: LinkState, linkReason: string): void {
    if (link !== 'open') {
      this.#inFlight = null;
      this.#waiting = [];
    }
    this.#shown = { ...this.#shown, link, linkReason };
    this.#publish();
  }

  #publish(): void {
    const { table } = this.#shown;
    const pending = this.#inFlight !== null;
    const piles = table ? withPending(table, this.#inFlight?.request, this.#waiting) : [];
    this.#shown = { ...this.#shown, piles, pending, moves: table && !pending ? table.moves : [] };
    for (const listener of this.#listeners) listener(this.#shown);
  }
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

/** What is on its way is shown as done when it is legal; what waits behind it is not judged yet, and shown in good faith. */
function withPending(table: Table, inFlight: Sendable | undefined, waiting: readonly Request[]): Pile[] {
  const sure = inFlight?.kind === 'play' && isLegal(table.moves, inFlight) ? [inFlight] : [];
  let shown = table.piles;
  for (const request of [...sure, ...waiting]) {
    if (request.kind === 'play') shown = afterAction(shown, request) ?? shown;
  }
  return shown;
}

function isLegal(moves: readonly Move[], action: Action): boolean {
  return moves.some((move) => move.source === action.source && move.target === action.target && move.count === action.count);
}

function messageOf(request: Sendable, ref: number, elapsedMs: number): ClientMessage {
  const common = { ref, elapsed_ms: elapsedMs };
  if (request.kind === 'play') {
    const { source, target, count } = request;
    return { type: 'play', ...common, source, target, count };
  }
  if (request.kind === 'undo' || request.kind === 'restart') {
    return { type: request.kind, ...common, practice: request.practice };
  }
  return { type: request.kind, ...common };
}
