/**
 * One table as this page knows it: what the server last said, what was asked since, and what to show meanwhile.
 *
 * One action is on its way at a time. What the player does in that moment waits in line and is looked at again
 * against the newest moves before it is sent. No DOM, no rules: legality is the server's list of moves.
 */
import type { Advice, Ask, ClientMessage, Move, Par, Pile, Refused, ServerMessage, Table } from '../protocol/messages';
import type { LinkState, OpenTable, TableLink } from '../socket/link';
import type { PlayClock } from './clock';
import { followUp, NO_HABITS, offered, type Habits } from './habits';
import { afterAction, topCards, type Action } from './optimistic';
import { Stage, type Later } from './stage';

export type Help = Ask['help'];

/** `cards`: the face-up cards the player meant, so that a late action never moves others; null for hidden ones. */
interface Play extends Action {
  kind: 'play';
  cards: string[] | null;
  /** It goes with the move before it, and is taken back with it. */
  joined?: boolean;
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
  | { kind: 'end' }
  | { kind: 'bookmark' }
  | { kind: 'remove-bookmark'; number: number }
  | { kind: 'return'; number: number; practice: boolean }
  | { kind: 'ask'; help: Help };

type Sendable = Exclude<Request, Tap>;

/** After them the position is the one it was. */
const STAYING: ReadonlySet<Request['kind'] | undefined> = new Set(['ask', 'bookmark', 'remove-bookmark']);

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
    searching: null,
    advice: null,
    par: null,
  };
  #inFlight: { ref: number; request: Sendable; seq: number } | null = null;
  /** The line broke before the answer to what is on its way: only the next table tells whether it was heard. */
  #unheard = false;
  /** Whether the server has told the table since the line was last opened. */
  #synced = false;
  #waiting: Request[] = [];
  #lastRef = 0;
  readonly #listeners = new Set<(shown: Shown) => void>();
  readonly #link: TableLink;
  readonly #stage: Stage;
  /** The question whose answer is awaited. */
  #asked: { ref: number; help: Help } | null = null;

  constructor(
    table: string,
    open: OpenTable,
    private readonly clock: PlayClock,
    private readonly habits: () => Habits = () => NO_HABITS,
    private readonly later: Later = (run, ms) => void setTimeout(run, ms),
  ) {
    this.#stage = new Stage(later, () => this.#publish());
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

  /** Keep this position, to come back to it. */
  bookmark(): void {
    this.#ask({ kind: 'bookmark' });
  }

  removeBookmark(number: number): void {
    this.#ask({ kind: 'remove-bookmark', number });
  }

  /** Go to a bookmark; `practice`: the player agreed that this makes the game practice, where it does. */
  returnTo(number: number, practice: boolean): void {
    this.#ask({ kind: 'return', number, practice });
  }

  /** Ask the search; what it says comes as `advice` or `par`. Any other action gives the question up. */
  help(help: Help): void {
    this.#ask({ kind: 'ask', help });
  }

  /** The player's habits have changed. */
  refresh(): void {
    this.#followVerdict();
    this.#publish();
  }

  #ask(request: Request): void {
    const kept = this.#shown.link === 'open' ? request : this.#keptMeanwhile(request);
    if (this.#shown.table === null || !kept) {
      if ('source' in request) this.#refuseQuietly(request);
      return;
    }
    this.#waiting.push(kept);
    this.#next();
    this.#publish();
  }

  /** While the line is broken one action that makes sense is kept; it is sent when the server is back. */
  #keptMeanwhile(request: Request): Sendable | null {
    if (this.#shown.link !== 'lost' || this.#inFlight !== null || this.#waiting.length > 0 || request.kind === 'ask') return null;
    const sendable = this.#revalidated(request);
    const { table } = this.#shown;
    return sendable?.kind === 'play' && table && !isLegal(table.moves, sendable) ? null : sendable;
  }

  /** Send the first waiting request that still makes sense, unless one is on its way. */
  #next(): void {
    while (this.#inFlight === null && this.#synced) {
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
      this.#inFlight = { ref, request: sendable, seq: this.#shown.table?.seq ?? 0 };
      this.#asked = sendable.kind === 'ask' ? { ref, help: sendable.help } : null;
      this.#playOut(sendable);
    }
  }

  /** A gesture that stands for several moves is shown as those. */
  #playOut(request: Sendable): void {
    const { table } = this.#shown;
    const { stepMs } = this.habits();
    if (!table || request.kind !== 'play' || stepMs === 0) return;
    const steps = moveOf(table.moves, request)?.steps;
    if (steps) this.#stage.play(table.piles, steps, stepMs);
  }

  /** The request as it is to be sent now; null when the table has moved on and it means nothing any more. */
  #revalidated(request: Request): Sendable | null {
    const table = this.#shown.table;
    if (!table) return null;
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
    const move = bestMove(offered(table.moves, this.habits()), request.source, request.count);
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
    else if (message.type === 'refused') this.#takeBack(message);
    else this.#hear(message);
  }

  #hear(answer: Advice | Par): void {
    if (answer.ref !== this.#asked?.ref) return;
    this.#asked = null;
    const isNow = answer.seq === this.#shown.table?.seq;
    if (answer.type === 'par') this.#shown = { ...this.#shown, par: answer };
    else if (isNow || answer.help === 'show') this.#shown = { ...this.#shown, advice: isNow || answer.verdict !== 'won' ? answer : null };
    this.#followVerdict();
    this.#publish();
  }

  /** With the habit of it, the verdict is asked for whenever nothing else is going on. */
  #followVerdict(): void {
    const { table, advice } = this.#shown;
    const idle = this.#inFlight === null && this.#waiting.length === 0 && this.#asked === null;
    if (!this.habits().verdict || !table || !idle || isOver(table) || advice?.seq === table.seq) return;
    this.help('verdict');
  }

  /** After the player's own move, what goes up by itself. */
  #followUp(done: Sendable | undefined, table: Table): void {
    if (done?.kind !== 'play' || this.#waiting.length > 0) return;
    const { autoPlay, stepMs } = this.habits();
    const up = followUp(table.moves, autoPlay);
    if (!up) return;
    this.later(() => {
      const { table: now } = this.#shown;
      if (now?.seq !== table.seq || this.#inFlight !== null || this.#waiting.length > 0) return;
      const { source, target, count } = up;
      this.#ask({ kind: 'play', source, target, count, cards: topCards(now.piles, source, count), joined: true });
    }, stepMs);
  }

  /** What the line broke over is sent again if the server has not heard it; it takes it only where nothing has happened since. */
  #sendAgain(table: Table): void {
    const lost = this.#inFlight;
    if (!this.#unheard || !lost) return;
    this.#unheard = false;
    this.#inFlight = null;
    if (table.seq !== lost.seq) return;
    const ref = ++this.#lastRef;
    const message = messageOf(lost.request, ref, this.clock.elapsedMs);
    if (message.type !== 'ask' && this.#link.send({ ...message, after: lost.seq })) this.#inFlight = { ...lost, ref };
  }

  #accept(table: Table): void {
    const known = this.#shown.table;
    this.#synced = true;
    this.#sendAgain(table);
    if (known && table.seq < known.seq) return;
    const answered = table.ref !== null && table.ref === this.#inFlight?.ref ? this.#inFlight : null;
    if (answered) this.#inFlight = null;
    this.clock.report(table.elapsed_ms, table.played > 0, isOver(table));
    // What was said of an older position is not true of this one. What only marks the game or keeps a position leaves it.
    const stays = table.seq === known?.seq || STAYING.has(answered?.request.kind);
    this.#shown = { ...this.#shown, table, advice: stays ? restated(this.#shown.advice, table.seq) : null };
    this.#next();
    this.#followUp(answered?.request, table);
    this.#followVerdict();
    this.#publish();
  }

  /** The game went on in another tab, and the search for what was asked in this one was ended. */
  #giveUp(refused: Refused): void {
    const isAskedAgain = this.#asked?.help === 'verdict' && this.habits().verdict;
    this.#asked = null;
    if (!isAskedAgain) this.#shown = { ...this.#shown, refusal: said(refused) };
    this.#followVerdict();
    this.#publish();
  }

  #takeBack(refused: Refused): void {
    if (refused.code === 'given-up') return refused.ref === this.#asked?.ref ? this.#giveUp(refused) : undefined;
    if (refused.ref !== null && refused.ref !== this.#inFlight?.ref) return;
    this.#inFlight = null;
    this.#asked = null;
    this.#stage.stop();
    // What was asked after it was asked of a position that never came about.
    this.#waiting = [];
    if (refused.code === 'heard') {
      this.#publish(); // it had been heard the first time: the table says so
      return;
    }
    this.#shown = { ...this.#shown, refusal: said(refused) };
    this.#publish();
  }

  #lineChanged(link: LinkState, linkReason: string): void {
    this.#synced = false;
    if (link !== 'open') {
      if (this.#inFlight?.request.kind === 'ask') this.#inFlight = null;
      this.#unheard = this.#inFlight !== null;
      this.#asked = null;
      this.#stage.stop();
    }
    if (link === 'gone') {
      this.#inFlight = null;
      this.#waiting = [];
    }
    this.#shown = { ...this.#shown, link, linkReason };
    this.#publish();
  }

  #publish(): void {
    const { table } = this.#shown;
    const pending = this.#inFlight !== null || this.#stage.piles !== null;
    const piles = this.#stage.piles ?? (table ? withPending(table, this.#inFlight?.request, this.#waiting) : []);
    const moves = table && !pending ? offered(table.moves, this.habits()) : [];
    this.#shown = { ...this.#shown, piles, pending, moves, searching: this.#asked?.help ?? null };
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

/** A new object each time. */
function said({ code, message, phrase }: Refused): Shown['refusal'] {
  return { code, message, phrase };
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
  return moveOf(moves, action) !== undefined;
}

function moveOf(moves: readonly Move[], action: Action): Move | undefined {
  return moves.find((move) => move.source === action.source && move.target === action.target && move.count === action.count);
}

/** Advice for a table whose position has not changed since. */
function restated(advice: Advice | null, seq: number): Advice | null {
  return advice && { ...advice, seq };
}

function messageOf(request: Sendable, ref: number, elapsedMs: number): ClientMessage {
  const common = { ref, elapsed_ms: elapsedMs };
  if (request.kind === 'play') {
    const { source, target, count, joined } = request;
    return { type: 'play', ...common, source, target, count, ...(joined ? { joined } : {}) };
  }
  if (request.kind === 'ask') return { type: 'ask', ...common, help: request.help };
  if (request.kind === 'undo' || request.kind === 'restart') {
    return { type: request.kind, ...common, practice: request.practice };
  }
  if (request.kind === 'return') return { type: 'return', ...common, number: request.number, practice: request.practice };
  if (request.kind === 'remove-bookmark') return { type: 'remove-bookmark', ...common, number: request.number };
  return { type: request.kind, ...common };
}
