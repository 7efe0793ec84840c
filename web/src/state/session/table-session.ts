/**
 * One table as this page knows it: what the server last said, what was asked since, and what to show meanwhile.
 *
 * One action is on its way at a time. What the player does in that moment waits in line and is looked at again
 * against the newest moves before it is sent. No DOM, no rules: legality is the server's list of moves.
 */
import type { Advice, Par, Refused, ServerMessage, Table } from '../../protocol/messages';
import type { LinkState, OpenTable, TableLink } from '../../socket/connection';
import type { PlayClock } from './clock';
import { followUp, NO_HABITS, offered, type Habits } from './play-settings';
import { topCards, type Action } from './optimistic';
import {
  asMeantNow,
  comesAgain,
  isHabit,
  isMissed,
  isOver,
  makesSense,
  messageOf,
  moveOf,
  named,
  questionAgain,
  STAYING,
  withPending,
} from './requests';
import type { Help, InFlight, Play, Question, Request, Sendable } from './requests';
import { cardsGone, NOTHING_YET, restated, said, type Shown } from './snapshot';
import { Stage, type Later } from './playback';

export class TableSession {
  #shown: Shown = NOTHING_YET;
  #inFlight: InFlight | null = null;
  #isCutOff = false; // the line broke, and what had no answer then was not sent again yet
  #synced = false; // since the line was last opened the server has told the table
  #waiting: Request[] = [];
  #done: Play[] = []; // the moves made since something waits
  #lastRef = 0;
  readonly #listeners = new Set<(shown: Shown) => void>();
  readonly #link: TableLink;
  readonly #stage: Stage;
  #asked: Question | null = null; // whose answer is awaited

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
    if (this.#shown.table === null || !kept) return 'source' in request ? this.#refuseQuietly(request) : undefined;
    this.#waiting.push(kept);
    this.#next();
    this.#publish();
  }

  /** While the line is broken one action that makes sense is kept; it is sent when the server is back. */
  #keptMeanwhile(request: Request): Sendable | null {
    if (this.#shown.link !== 'lost' || this.#inFlight !== null || this.#waiting.length > 0 || request.kind === 'ask')
      return null;
    const sendable = this.#revalidated(request);
    if (!sendable || !makesSense(sendable, this.#shown.table)) return null;
    this.#asked = null;
    return sendable;
  }

  /** Send the first waiting request that still makes sense, unless one is on its way. */
  #next(): void {
    while (this.#inFlight === null && this.#synced) {
      const request = this.#waiting.shift();
      if (!request) return void (this.#done = []);
      const sendable = this.#revalidated(request);
      if (!sendable) continue;
      this.clock.begin();
      if (!this.#transmit(named(sendable, this.#shown.table?.seq ?? 0))) {
        this.#waiting = this.#shown.link === 'lost' ? [sendable, ...this.#waiting] : [];
        return;
      }
      this.#playOut(sendable);
    }
  }

  #transmit(asked: Omit<InFlight, 'ref'>): boolean {
    const sent = { ...asked, ref: ++this.#lastRef };
    if (!this.#link.send(messageOf(sent, this.clock.elapsedMs))) return false;
    this.#inFlight = sent;
    this.#asked = sent.request.kind === 'ask' ? { ...sent, help: sent.request.help } : null;
    return true;
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
    const { table } = this.#shown;
    const meant = table && asMeantNow(request, table, this.habits());
    if (table && !meant && isMissed(request, table, this.#done)) this.#shown = { ...this.#shown, refusal: cardsGone() };
    if (meant?.kind !== 'tap') return meant;
    this.#refuseQuietly(meant);
    return null;
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
    else if (isNow || answer.help === 'show')
      this.#shown = { ...this.#shown, advice: isNow || answer.verdict !== 'won' ? answer : null };
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

  /** What had no answer when the line broke is sent again, as of where it was asked: the server knows whether it was heard. */
  #sendAgain(table: Table): void {
    if (!this.#isCutOff) return;
    const lost = this.#inFlight ?? questionAgain(this.#asked, table);
    if (!lost) this.#asked = null;
    this.#isCutOff = lost !== null && !this.#transmit({ ...lost, again: true });
  }

  #accept(table: Table): void {
    const known = this.#shown.table;
    // The first word of a new line holds whatever was known: a server that was put back to an earlier day has fewer events.
    const isLate = this.#synced && known !== null && table.seq < known.seq;
    this.#synced = true;
    this.#sendAgain(table);
    if (isLate) return;
    const answered = table.ref !== null && table.ref === this.#inFlight?.ref ? this.#inFlight : null;
    if (answered) this.#inFlight = null;
    if (answered?.request.kind === 'play') this.#done.push(answered.request);
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
    if (refused.ref === this.#inFlight?.ref) this.#inFlight = null;
    if (refused.ref !== this.#asked?.ref) return;
    if (!isHabit(this.#asked?.help, this.habits())) this.#shown = { ...this.#shown, refusal: said(refused) };
    this.#asked = null;
    this.#goOn(true);
  }

  #takeBack(refused: Refused): void {
    if (refused.code === 'given-up') return this.#giveUp(refused);
    const { table } = this.#shown;
    const lost = this.#inFlight;
    if (refused.ref !== null && refused.ref !== lost?.ref) return;
    this.#inFlight = null;
    this.#asked = null;
    this.#stage.stop();
    // Another tab was quicker. A move is looked at again; what else was asked after it was asked of a position that never came about.
    const isOutdated = refused.code === 'moved-on' && lost !== null && table !== null && lost.seq !== table.seq;
    const isUntold = isOutdated && comesAgain(lost.request, table, this.habits());
    if (!isOutdated || lost.request.kind !== 'play') this.#waiting = [];
    else if (isUntold && !lost.request.joined) this.#waiting.unshift(lost.request);
    if (!isUntold) this.#shown = { ...this.#shown, refusal: said(refused) };
    // A question refused of this very table would be refused again.
    this.#goOn(lost !== null && (isOutdated || lost.request.kind !== 'ask'));
  }

  #goOn(isFollowed: boolean): void {
    this.#next();
    if (isFollowed) this.#followVerdict();
    this.#publish();
  }

  #lineChanged(link: LinkState, linkReason: string): void {
    this.#synced = false;
    if (link !== 'open') {
      if (this.#inFlight?.request.kind === 'ask') this.#inFlight = null; // it is #asked still
      this.#isCutOff = true;
      this.#stage.stop();
    }
    if (link === 'gone') {
      this.#inFlight = null;
      this.#asked = null;
      this.#waiting = [];
    }
    this.#shown = { ...this.#shown, link, linkReason };
    this.#publish();
  }

  #publish(): void {
    const { table } = this.#shown;
    const pending = this.#inFlight !== null || this.#stage.piles !== null;
    const piles = this.#stage.piles ?? (table ? withPending(table, this.#inFlight, this.#waiting) : []);
    const moves = table && !pending ? offered(table.moves, this.habits()) : [];
    this.#shown = { ...this.#shown, piles, pending, moves, searching: this.#asked?.help ?? null };
    for (const listener of this.#listeners) listener(this.#shown);
  }
}
