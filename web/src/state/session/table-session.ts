/**
 * The client's view of one table: the last state from the server, the player's pending requests, and what to show in the meantime.
 *
 * One request is in flight at a time. Later ones wait in a queue, and each is checked against the latest moves before it is sent.
 * The server's list of moves decides what is legal.
 */
import type { Advice, Par, Refused, Table } from '../../protocol/messages';
import { refusalOf } from '../../protocol/refusal';
import type { ConnectionState, ConnectTable, TableConnection, TableMessage } from '../../socket/connection';
import { reuse } from '../reuse';
import { Store } from '../store';
import type { PlayClock } from './clock';
import { topCards, type Action } from './optimistic';
import { autoMove, finishMs, offeredMoves, PLAIN_SETTINGS, type PlaySettings } from './play-settings';
import { Playback, type Schedule } from './playback';
import {
  isAutomatic,
  isLostMove,
  isOver,
  isPlausible,
  isResolvedSilently,
  messageOf,
  moveOf,
  prepare,
  repeatQuestion,
  revalidate,
  isOnlyHelped,
  leadsOn,
  NON_MOVES,
  withPending,
} from './requests';
import type { Help, InFlight, Play, Question, Request, Sendable } from './requests';
import { cardsGone, noConnection, renumbered, EMPTY_SNAPSHOT, type TableSnapshot } from './snapshot';

/** How many times a question is repeated while the solver is busy. */
const MOST_RETRIES = 5;

export class TableSession extends Store<TableSnapshot> {
  #inFlight: InFlight | null = null;
  /** The unanswered question to the solver. */
  #question: Question | null = null;
  #queue: Request[] = [];
  /** The moves made since the queue was last empty. */
  #played: Play[] = [];
  /** Whether the unanswered request must be resent because the connection broke. */
  #mustResend = false;
  /** Whether the server has sent the table since the connection last opened. */
  #isSynced = false;
  #lastRef = 0;
  /** How many times the question was repeated because the solver was busy. */
  #retries = 0;
  /** The number of cards that a quick finish has moved; null if none is in progress. */
  #finished: number | null = null;
  readonly #connection: TableConnection;
  readonly #playback: Playback;

  constructor(
    table: string,
    connect: ConnectTable,
    private readonly clock: PlayClock,
    private readonly settings: () => PlaySettings = () => PLAIN_SETTINGS,
    private readonly schedule: Schedule = (run, ms) => void setTimeout(run, ms),
  ) {
    super(EMPTY_SNAPSHOT);
    this.#playback = new Playback(schedule, () => this.#publish());
    this.#connection = connect(table, {
      onMessage: (message) => this.#receive(message),
      onProgress: (nodes) => this.#onProgress(nodes),
      onState: (state, reason) => this.#onConnection(state, reason),
      onSlow: (isSlow) => this.#onSlow(isSlow),
    });
  }

  override close(): void {
    this.#connection.close();
    super.close();
  }

  /** Moves cards to the pile the player chose. An illegal move is sent too, so that the server can say why it is illegal. */
  play(action: Action): void {
    this.#request({ kind: 'play', ...action, cards: topCards(this.snapshot.piles, action.source, action.count) });
  }

  /** Plays the best move of these cards, if they have one. */
  tap(source: string, count: number): void {
    this.#request({ kind: 'tap', source, count, cards: topCards(this.snapshot.piles, source, count) });
  }

  /** Undoes the last move, or all moves after the first `to`. `practice` is the player's consent to a game that may become practice. */
  undo(practice: boolean, to?: number): void {
    this.#request({ kind: 'undo', practice, to });
  }

  redo(): void {
    this.#request({ kind: 'redo' });
  }

  restart(practice: boolean): void {
    this.#request({ kind: 'restart', practice });
  }

  /** Ends a hole of Golf, or gives up another game. */
  end(): void {
    this.#request({ kind: 'end' });
  }

  /** Plays all cards to the foundations, one after another. One undo takes all of them back. Anything else that the player does stops it. */
  finish(): void {
    const move = autoMove(this.snapshot.table?.moves ?? [], 'all');
    if (!move) return;
    this.play({ source: move.source, target: move.target, count: move.count });
    this.#finished = 0;
    this.#publish();
  }

  /** Bookmarks the current position. */
  bookmark(): void {
    this.#request({ kind: 'bookmark' });
  }

  removeBookmark(number: number): void {
    this.#request({ kind: 'remove-bookmark', number });
  }

  /** Returns to a bookmark. `practice` is the player's consent to a game that may become practice. */
  returnTo(number: number, practice: boolean): void {
    this.#request({ kind: 'return', number, practice });
  }

  /**
   * Asks the solver. The answer appears as `advice` or `par`. Any other request cancels the question. `moves`: how many moves the solver
   * plays, for `show`.
   */
  askSolver(help: Help, moves?: number): void {
    this.#request({ kind: 'ask', help, moves });
  }

  /** Applies the player's settings after a change. */
  refresh(): void {
    this.#askForVerdict();
    this.#publish();
  }

  #request(request: Request): void {
    if (request.kind !== 'ask' && !(request.kind === 'play' && request.joined)) this.#finished = null;
    const queued = this.snapshot.connection === 'open' ? request : this.#whileDisconnected(request);
    if (this.snapshot.table === null || !queued) return 'source' in request ? this.#reportNoMove(request) : undefined;
    this.#retries = 0;
    this.#queue.push(queued);
    this.#sendNext();
    this.#publish();
  }

  /** Whether a request waits for the connection. */
  get #isWaiting(): boolean {
    return this.#inFlight !== null || this.#queue.length > 0;
  }

  /** Returns the request to queue while disconnected, or null. Only one is queued, and only if it is likely to be legal. */
  #whileDisconnected(request: Request): Sendable | null {
    const { connection, table } = this.snapshot;
    if (connection !== 'lost' || table === null) return null;
    this.#connection.hurry?.();
    if (this.#isWaiting || request.kind === 'ask') {
      // What the referee would refuse anyway shakes its card and says why, as usual.
      if (request.kind !== 'play' || isPlausible(request, table))
        this.update({ refusal: noConnection(this.#isWaiting) });
      this.#publish();
      return null;
    }
    const sendable = this.#revalidate(request);
    if (!sendable || !isPlausible(sendable, table)) return null;
    this.#question = null;
    return sendable;
  }

  /** Sends the first queued request that still makes sense, unless one is in flight. */
  #sendNext(): void {
    while (this.#inFlight === null && this.#isSynced) {
      const request = this.#queue.shift();
      if (!request) return void (this.#played = []);
      const sendable = this.#revalidate(request);
      if (!sendable) continue;
      // Not for a question, and not for a move that the referee will refuse.
      if (sendable.kind !== 'ask' && isPlausible(sendable, this.snapshot.table)) this.clock.begin();
      if (!this.#send(prepare(sendable, this.snapshot.table?.seq ?? 0))) {
        this.#queue = this.snapshot.connection === 'lost' ? [sendable, ...this.#queue] : [];
        return;
      }
      this.#showSteps(sendable);
    }
  }

  #send(unsent: Omit<InFlight, 'ref'>): boolean {
    const sent = { ...unsent, ref: ++this.#lastRef };
    if (!this.#connection.send(messageOf(sent, this.clock.elapsedMs))) return false;
    this.#inFlight = sent;
    this.#question =
      sent.request.kind === 'ask' ? { ...sent, help: sent.request.help, moves: sent.request.moves } : null;
    return true;
  }

  /** Shows the individual moves of a supermove. */
  #showSteps(request: Sendable): void {
    const { table } = this.snapshot;
    const { stepMs } = this.settings();
    if (!table || request.kind !== 'play' || stepMs === 0) return;
    const steps = moveOf(table.moves, request)?.steps;
    if (steps) this.#playback.play(table.piles, steps, stepMs);
  }

  /** Returns the request to send for the current table, or null if it no longer makes sense. Reports a lost move to the player. */
  #revalidate(request: Request): Sendable | null {
    const { table } = this.snapshot;
    const valid = table && revalidate(request, table, this.settings());
    if (table && !valid && isLostMove(request, table, this.#played)) this.update({ refusal: cardsGone() });
    if (valid?.kind !== 'tap') return valid;
    this.#reportNoMove(valid);
    return null;
  }

  #reportNoMove(request: { source: string; count: number }): void {
    this.update({ tapWithoutMove: { pile: request.source, count: request.count } });
    this.#publish();
  }

  #receive(message: TableMessage): void {
    if (message.type === 'table') this.#onTable(message);
    else if (message.type === 'refused') this.#onRefused(message);
    else this.#onAnswer(message);
  }

  #onProgress(nodes: number): void {
    if (this.#question === null) return;
    this.update({ searched: nodes });
    this.notify();
  }

  #onAnswer(answer: Advice | Par): void {
    if (answer.ref !== this.#question?.ref) return;
    this.#question = null;
    const isCurrent = answer.seq === this.snapshot.table?.seq;
    if (answer.type === 'par') this.update({ par: answer });
    else if (isCurrent || answer.help === 'show')
      this.update({ advice: isCurrent || !leadsOn(answer) ? answer : null });
    this.#askForVerdict();
    this.#publish();
  }

  /** Asks for a verdict if the player wants one for every position and nothing is pending. */
  #askForVerdict(): void {
    const { table, advice } = this.snapshot;
    const isBusy = this.#inFlight !== null || this.#queue.length > 0 || this.#finished !== null;
    const isIdle = !isBusy && this.#question === null;
    if (!this.settings().verdict || !table || !isIdle || isOver(table) || advice?.seq === table.seq) return;
    this.askSolver('verdict');
  }

  /** Moves a card to the foundations after the player's own move, if the settings say so. */
  #autoPlay(done: Sendable | undefined, table: Table): void {
    if (done?.kind !== 'play' || this.#queue.length > 0) return;
    const { autoPlay, stepMs } = this.settings();
    const finished = this.#finished;
    const move = autoMove(table.moves, finished === null ? autoPlay : 'all');
    if (!move) return void (this.#finished = null);
    if (finished !== null) this.#finished = finished + 1;
    this.schedule(
      () => {
        const { table: now } = this.snapshot;
        if (now?.seq !== table.seq || this.#inFlight !== null || this.#queue.length > 0) return;
        const { source, target, count } = move;
        this.#request({ kind: 'play', source, target, count, cards: topCards(now.piles, source, count), joined: true });
      },
      finished === null ? stepMs : finishMs(finished, stepMs),
    );
  }

  /** Resends the request left unanswered by a broken connection. It keeps its name and seq, so that the server applies it only once. */
  #resend(table: Table): void {
    if (!this.#mustResend) return;
    const lost = this.#inFlight ?? repeatQuestion(this.#question, table);
    if (!lost) this.#question = null;
    this.#mustResend = lost !== null && !this.#send({ ...lost, resent: true });
  }

  #onTable(received: Table): void {
    const known = this.snapshot.table;
    // The answer to a question often has the same table again.
    const table = known === null ? received : reuse(known, { ...received, ref: known.ref });
    // Accept any first state over a new connection: after a restore from a backup, the server has fewer events.
    const isLate = this.#isSynced && known !== null && table.seq < known.seq;
    this.#isSynced = true;
    this.#resend(table);
    if (isLate) return;
    const answered = received.ref !== null && received.ref === this.#inFlight?.ref ? this.#inFlight : null;
    if (answered) this.#inFlight = null;
    if (answered?.request.kind === 'play') this.#played.push(answered.request);
    this.clock.sync(table.elapsed_ms, table.played > 0, isOver(table));
    // Advice is only valid for the position it was given for.
    const isSamePosition =
      table.seq === known?.seq || NON_MOVES.has(answered?.request.kind) || isOnlyHelped(known, table);
    this.update({ table, advice: isSamePosition ? renumbered(this.snapshot.advice, table.seq) : null });
    this.#sendNext();
    this.#autoPlay(answered?.request, table);
    this.#askForVerdict();
    this.#publish();
  }

  /** Handles a search that the server stopped because the game continued in another tab. */
  #onGivenUp(refused: Refused): void {
    if (refused.ref === this.#inFlight?.ref) this.#inFlight = null;
    if (refused.ref !== this.#question?.ref) return;
    if (!isAutomatic(this.#question?.help, this.settings())) this.update({ refusal: refusalOf(refused) });
    this.#question = null;
    this.#continue(true);
  }

  /** Handles a question that the solver couldn't answer. If it was busy, the question is repeated later, a few times. */
  #onUnanswered(refused: Refused): void {
    if (refused.ref === this.#inFlight?.ref) this.#inFlight = null;
    const question = this.#question;
    if (question === null || refused.ref !== question.ref) return this.#continue(true);
    const retryMs = this.#retries < MOST_RETRIES ? (refused.retry_after_s ?? 0) * 1000 : 0;
    if (retryMs > 0) this.schedule(() => this.#repeat(question), retryMs);
    else this.#question = null;
    const isShown = this.#retries === 0 || retryMs === 0;
    if (isShown && !isAutomatic(question.help, this.settings())) this.update({ refusal: refusalOf(refused) });
    this.#retries += 1;
    this.#continue(false);
  }

  /** Repeats a question, unless the player has done something else in the meantime. A lost connection repeats it anyway. */
  #repeat(question: Question): void {
    const { table } = this.snapshot;
    if (this.#question !== question || this.#inFlight !== null || !this.#isSynced || table === null) return;
    const request = repeatQuestion(question, table);
    if (request === null || !this.#send({ ...request, resent: true })) this.#question = null;
    this.#publish();
  }

  #onRefused(refused: Refused): void {
    if (refused.code === 'given-up') return this.#onGivenUp(refused);
    if (refused.code === 'busy' || refused.code === 'search-failed') return this.#onUnanswered(refused);
    const { table } = this.snapshot;
    const lost = this.#inFlight;
    if (refused.ref !== null && refused.ref !== lost?.ref) return;
    this.#inFlight = null;
    this.#question = null;
    this.#playback.stop();
    // Another tab was faster. A move is retried on the new table. Anything else drops the queue, which was meant for a different position.
    const isOvertaken = refused.code === 'moved-on' && lost !== null && table !== null && lost.seq !== table.seq;
    const isQuiet = isOvertaken && isResolvedSilently(lost.request, table, this.settings());
    if (!isOvertaken || lost.request.kind !== 'play') this.#queue = [];
    else if (isQuiet && !lost.request.joined) this.#queue.unshift(lost.request);
    if (!isQuiet) this.update({ refusal: refusalOf(refused) });
    // Don't repeat a refused question, because the server would refuse it again.
    this.#continue(lost !== null && (isOvertaken || lost.request.kind !== 'ask'));
  }

  #continue(canAskForVerdict: boolean): void {
    this.#sendNext();
    if (canAskForVerdict) this.#askForVerdict();
    this.#publish();
  }

  #onConnection(connection: ConnectionState, closeReason: string): void {
    this.#isSynced = false;
    if (connection !== 'open') {
      if (this.#inFlight?.request.kind === 'ask') this.#inFlight = null; // #question still has it
      this.#mustResend = true;
      this.#playback.stop();
    }
    if (connection === 'gone') {
      this.#inFlight = null;
      this.#question = null;
      this.#queue = [];
    }
    this.update({ connection, closeReason });
    this.#publish();
  }

  #onSlow(isSlow: boolean): void {
    this.update({ slow: isSlow });
    this.#publish();
  }

  #publish(): void {
    const { table } = this.snapshot;
    const isMoving = [this.#inFlight?.request, ...this.#queue].some(
      (request) => request && !NON_MOVES.has(request.kind),
    );
    const pending = isMoving || this.#playback.piles !== null;
    const piles = this.#playback.piles ?? (table ? withPending(table, this.#inFlight, this.#queue) : []);
    const moves = table && !pending ? offeredMoves(table.moves, this.settings()) : [];
    const searching = this.#question?.help ?? null;
    const searched = searching === null ? 0 : this.snapshot.searched;
    const waiting = this.snapshot.connection === 'lost' && this.#isWaiting;
    this.update({ piles, pending, waiting, moves, searching, searched, finishing: this.#finished !== null });
    this.notify();
  }
}
