/**
 * One room as this page knows it: what the server last said, and what was asked since. No DOM, no rules.
 *
 * Actions in the game are numbered by the server's count of them. Several may be on their way; whatever breaks, each is told done or
 * refused in the end, and done once. What else was asked when the line broke is asked again where the room shows that it was not done.
 */
import type { Refused, Room, RoomAction, RoomMessage } from '../../protocol/messages';
import type { LinkState, OpenRoom, RoomLink } from '../../socket/connection';
import { isOpen, type Asked } from './requests';
import type { Later } from '../session/playback';

export type Refusal = Pick<Refused, 'code' | 'message' | 'phrase'>;

/** Told once for each action: null when it was done, else why not. */
export type Answered = (refusal: Refusal | null) => void;

export interface RoomShown {
  /** The server's last word; null before its first. */
  room: Room | null;
  /** Open from the room's first word over the line: what is asked before would not be kept. */
  link: LinkState;
  linkReason: string;
  /** The last refusal, new object each time. */
  refusal: Refusal | null;
  /** From sending something to its answer, the last time; null before the first. */
  latencyMs: number | null;
}

interface PendingAction {
  what: string;
  nth: number;
  /** Under which it was sent last, and with which number; 0 when it was not. */
  ref: number;
  sentAs: number;
  answered: Answered;
}

/** The action was heard before, or the game it belonged to is over: nothing to tell anybody. */
const HEARD: Refusal = { code: 'heard', message: '', phrase: null };
/** What came too fast was not read; anything else that was not would not be another time either. */
const TOO_FAST = 'too-fast';
/** Who was too fast for the server waits that long. */
const BREATH_MS = 1_000;
/** What was asked longer ago than that may not be meant any more. */
const MEANT_MS = 60_000;

export class RoomSession {
  #shown: RoomShown = { room: null, link: 'connecting', linkReason: '', refusal: null, latencyMs: null };
  /** Not answered yet, in order. */
  #pending: PendingAction[] = [];
  /** What beside the game has no answer yet, by its ref, and when and of which room it was asked. */
  readonly #asked = new Map<number, { asked: Asked; then: Room; atMs: number }>();
  #sentAt = new Map<number, number>();
  /** Whether the server has told the room since the line was last opened. */
  #synced = false;
  #lastRef = 0;
  /** The room's time less ours; null before it is known. */
  #offsetMs: number | null = null;
  readonly #listeners = new Set<(shown: RoomShown) => void>();
  readonly #link: RoomLink;

  constructor(
    room: string,
    open: OpenRoom,
    private readonly now: () => number,
    private readonly later: Later = (run, ms) => void setTimeout(run, ms),
  ) {
    this.#link = open(room, {
      onMessage: (message) => this.#receive(message),
      onState: (state, reason) => this.#lineChanged(state, reason),
    });
  }

  /** Svelte's store contract: called at once and after every change. */
  subscribe(listener: (shown: RoomShown) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#shown);
    return () => this.#listeners.delete(listener);
  }

  get shown(): RoomShown {
    return this.#shown;
  }

  /** The room's time now, in ms. */
  get roomMs(): number {
    return Math.round(this.now() + (this.#offsetMs ?? 0));
  }

  close(): void {
    this.#link.close();
    this.#listeners.clear();
  }

  /** Ask for something beside the game; false while the line is down, and it is then not kept. */
  ask(asked: Asked): boolean {
    const { room, link } = this.#shown;
    return link === 'open' && room !== null && this.#request(asked, room, this.now());
  }

  #request(asked: Asked, then: Room, atMs: number): boolean {
    const ref = ++this.#lastRef;
    if (!this.#send({ ...asked, ref })) return false;
    this.#asked.set(ref, { asked, then, atMs });
    return true;
  }

  /** Do something in the game, as its logs write it. Kept while the line is down. */
  do(what: string, answered: Answered = () => undefined): void {
    const { room, link } = this.#shown;
    if (room === null || room.player === null || link === 'gone') return answered(HEARD);
    const action: PendingAction = { what, nth: (this.#pending.at(-1)?.nth ?? room.did) + 1, ref: 0, sentAs: 0, answered };
    this.#pending.push(action);
    if (this.#synced) this.#transmit(action);
  }

  #transmit(action: PendingAction): void {
    action.ref = ++this.#lastRef;
    action.sentAs = action.nth;
    this.#send({ type: 'do', ref: action.ref, what: action.what, nth: action.nth });
  }

  #send(action: RoomAction): boolean {
    this.#sentAt.set(action.ref, this.now());
    return this.#link.send(action);
  }

  #receive(message: RoomMessage): void {
    const sentAt = this.#sentAt.get(message.ref ?? 0);
    if (message.ref !== null && sentAt !== undefined) {
      this.#sentAt.delete(message.ref);
      this.#shown = { ...this.#shown, latencyMs: Math.round(this.now() - sentAt) };
    }
    if (message.ref !== null) this.#asked.delete(message.ref);
    if (message.type === 'room') this.#accept(message);
    else this.#refuse(message);
    this.#publish();
  }

  #accept(room: Room): void {
    const known = this.#shown.room;
    // The first word of a new line holds whatever was known: a server that was put back to an earlier day has fewer events.
    if (this.#synced && known && room.seq < known.seq) return;
    // The message that was quickest here tells the room's time best.
    this.#offsetMs = Math.max(this.#offsetMs ?? -Infinity, room.now_ms - this.now());
    this.#shown = { ...this.#shown, room };
    const isOther = known !== null && (known.games !== room.games || known.player !== room.player);
    const settled = isOther ? this.#pending : this.#pending.filter((action) => action.nth <= room.did);
    this.#pending = this.#pending.filter((action) => !settled.includes(action));
    for (const action of settled) action.answered(isOther ? HEARD : null);
    if (this.#synced) return;
    this.#synced = true;
    this.#shown = { ...this.#shown, link: 'open' };
    this.#askAgain(room, this.#lastRef);
    this.#again();
  }

  /** What has no answer of all that was asked up to that ref. */
  #askAgain(now: Room, upTo: number): void {
    const unanswered = [...this.#asked].filter(([ref]) => ref <= upTo);
    for (const [ref, { asked, then, atMs }] of unanswered) {
      this.#asked.delete(ref);
      if (this.now() - atMs < MEANT_MS && isOpen(asked, then, now)) this.#request(asked, then, atMs);
    }
  }

  /** Nobody can say which message was not read. Where it came too fast, what has no answer is sent again, a little later. */
  #takeBreath(code: string): void {
    if (code !== TOO_FAST) this.#asked.clear();
    const before = this.#lastRef;
    if (this.#asked.size === 0 && this.#pending.length === 0) return;
    this.later(() => {
      const { room } = this.#shown;
      if (!this.#synced || room === null) return;
      this.#askAgain(room, before);
      this.#again();
    }, BREATH_MS);
  }

  /** Send what was not answered, numbered anew. */
  #again(): void {
    let nth = this.#shown.room?.did ?? 0;
    for (const action of this.#pending) {
      action.nth = ++nth;
      this.#transmit(action);
    }
  }

  #refuse(refused: Refused): void {
    const action = this.#pending.find(({ ref }) => ref === refused.ref);
    const said: Refusal = { code: refused.code, message: refused.message, phrase: refused.phrase };
    if (!action) {
      if (refused.code !== HEARD.code) this.#shown = { ...this.#shown, refusal: said };
      if (refused.ref === null) this.#takeBreath(refused.code);
      return;
    }
    if (refused.code === HEARD.code && action.sentAs !== action.nth) return this.#transmit(action);
    const at = this.#pending.indexOf(action);
    // Those behind it move up; the server refuses them under their old numbers, and they are then sent again.
    for (const behind of this.#pending.slice(at + 1)) behind.nth--;
    this.#pending.splice(at, 1);
    if (refused.code !== HEARD.code) this.#shown = { ...this.#shown, refusal: said };
    action.answered(said);
  }

  #lineChanged(link: LinkState, linkReason: string): void {
    this.#synced = false;
    this.#sentAt.clear();
    this.#offsetMs = null;
    this.#shown = { ...this.#shown, link: link === 'open' ? this.#shown.link : link, linkReason };
    if (link === 'gone') {
      this.#asked.clear();
      const lost = this.#pending;
      this.#pending = [];
      for (const action of lost) action.answered(HEARD);
    }
    this.#publish();
  }

  /** What a page has to refuse by itself is told as what the server refuses is. */
  tell(refusal: Refusal): void {
    this.#shown = { ...this.#shown, refusal };
    this.#publish();
  }

  #publish(): void {
    for (const listener of this.#listeners) listener(this.#shown);
  }
}
