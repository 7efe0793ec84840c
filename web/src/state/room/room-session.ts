/**
 * The client's view of one room: the last state from the server, and the visitor's pending requests.
 *
 * Game actions are numbered, so that the server applies each at most once even if it is resent. Several can be pending. The caller of
 * each learns whether it was applied or refused. Any other request is resent after a reconnect if the room shows that it was not applied.
 */
import type { Refused, Room, RoomAction, RoomMessage, RoomUpdate } from '../../protocol/messages';
import { refusalOf, type Refusal } from '../../protocol/refusal';
import type { ConnectionState, ConnectRoom, RoomConnection } from '../../socket/connection';
import type { Schedule } from '../session/playback';
import { Store } from '../store';
import { isUnapplied, type RoomRequest } from './requests';

/** Called once for each action, with null if it was applied and with the refusal if not. */
export type OnAnswer = (refusal: Refusal | null) => void;

export interface RoomSnapshot {
  /** The last state sent by the server; null before the first. */
  room: Room | null;
  /** Becomes open with the first room message of a connection, because earlier requests would be lost. */
  connection: ConnectionState;
  /** The server's reason for closing the connection. */
  closeReason: string;
  /** The last refusal. Each refusal is a new object, even if it repeats the one before. */
  refusal: Refusal | null;
  /** The round-trip time of the last answered request; null before the first. */
  latencyMs: number | null;
}

interface GameAction {
  /** The action in the notation of the game's records. */
  what: string;
  /** Its number among the player's actions. */
  nth: number;
  /** The ref it was last sent with; 0 if it has not been sent. */
  ref: number;
  /** The number it was last sent with; 0 if it has not been sent. */
  sentAs: number;
  onAnswer: OnAnswer;
}

interface PendingRequest {
  request: RoomRequest;
  /** The room when the visitor made the request. */
  then: Room;
  /** When the visitor made the request, on this page's clock. */
  atMs: number;
}

/** The server already has the action, or its game is over. Either way, the player needs no message. */
const ALREADY_DONE: Refusal = { code: 'heard', message: '', phrase: null };
/** The server dropped a message because too many arrived at once. Resending helps only with this refusal. */
const TOO_FAST = 'too-fast';
/** How long to wait before resending messages that arrived too fast. */
const RETRY_DELAY_MS = 1_000;
/** Requests older than this are not resent, because the visitor may have changed their mind. */
const STALE_MS = 60_000;

/** The server sends at most this many happenings of Spit. */
const MOST_NEWS = 16;

/** Returns the room after an update, which contains only the happenings since the last message. */
function updated(room: Room, { seq, ref, now_ms, did, contest }: RoomUpdate): Room {
  if (contest?.type === 'spit' && room.contest?.type === 'spit')
    contest = { ...contest, news: [...room.contest.news, ...contest.news].slice(-MOST_NEWS) };
  return { ...room, seq, ref, now_ms, did, contest };
}

export class RoomSession extends Store<RoomSnapshot> {
  /** Unanswered game actions, in order. */
  #actions: GameAction[] = [];
  /** Other unanswered requests, by ref. */
  readonly #requests = new Map<number, PendingRequest>();
  #sentAt = new Map<number, number>();
  /** Whether the server has sent the room since the connection last opened. */
  #isSynced = false;
  #lastRef = 0;
  /** The room's clock minus this page's clock; null until known. */
  #offsetMs: number | null = null;
  readonly #connection: RoomConnection;

  constructor(
    room: string,
    connect: ConnectRoom,
    private readonly now: () => number,
    private readonly schedule: Schedule = (run, ms) => void setTimeout(run, ms),
  ) {
    super({ room: null, connection: 'connecting', closeReason: '', refusal: null, latencyMs: null });
    this.#connection = connect(room, {
      onMessage: (message) => this.#receive(message),
      onState: (state, reason) => this.#onConnection(state, reason),
    });
  }

  /** The current time on the room's clock, in milliseconds. */
  get roomMs(): number {
    return Math.round(this.now() + (this.#offsetMs ?? 0));
  }

  override close(): void {
    this.#connection.close();
    super.close();
  }

  /** Sends a request that is not a game action. While disconnected, drops it and returns false. */
  request(request: RoomRequest): boolean {
    const { room, connection } = this.snapshot;
    return connection === 'open' && room !== null && this.#sendRequest({ request, then: room, atMs: this.now() });
  }

  /** Sends a game action, written in the notation of the game's records. While disconnected, the action is queued. */
  do(what: string, onAnswer: OnAnswer = () => undefined): void {
    const { room, connection } = this.snapshot;
    if (room === null || room.player === null || connection === 'gone') return onAnswer(ALREADY_DONE);
    const action = { what, nth: (this.#actions.at(-1)?.nth ?? room.did) + 1, ref: 0, sentAs: 0, onAnswer };
    this.#actions.push(action);
    if (this.#isSynced) this.#sendAction(action);
  }

  /** Shows a refusal that the page itself decided on. */
  showRefusal(refusal: Refusal): void {
    this.update({ refusal });
    this.notify();
  }

  #sendRequest(pending: PendingRequest): boolean {
    const ref = ++this.#lastRef;
    if (!this.#send({ ...pending.request, ref })) return false;
    this.#requests.set(ref, pending);
    return true;
  }

  #sendAction(action: GameAction): void {
    action.ref = ++this.#lastRef;
    action.sentAs = action.nth;
    this.#send({ type: 'do', ref: action.ref, what: action.what, nth: action.nth });
  }

  #send(message: RoomAction): boolean {
    this.#sentAt.set(message.ref, this.now());
    return this.#connection.send(message);
  }

  #receive(message: RoomMessage): void {
    const sentAt = this.#sentAt.get(message.ref ?? 0);
    if (message.ref !== null && sentAt !== undefined) {
      this.#sentAt.delete(message.ref);
      this.update({ latencyMs: Math.round(this.now() - sentAt) });
    }
    if (message.ref !== null) this.#requests.delete(message.ref);
    if (message.type === 'refused') this.#onRefused(message);
    else if (message.type === 'room') this.#onRoom(message);
    else if (this.snapshot.room) this.#onRoom(updated(this.snapshot.room, message));
    this.notify();
  }

  #onRoom(room: Room): void {
    const known = this.snapshot.room;
    // Accept any first state over a new connection: after a restore from a backup, the server has fewer events.
    if (this.#isSynced && known && room.seq < known.seq) return;
    // The message with the shortest delay gives the best estimate of the room's clock.
    this.#offsetMs = Math.max(this.#offsetMs ?? -Infinity, room.now_ms - this.now());
    this.update({ room });
    const isOtherGame = known !== null && (known.games !== room.games || known.player !== room.player);
    const settled = isOtherGame ? this.#actions : this.#actions.filter((action) => action.nth <= room.did);
    this.#actions = this.#actions.filter((action) => !settled.includes(action));
    for (const action of settled) action.onAnswer(isOtherGame ? ALREADY_DONE : null);
    if (this.#isSynced) return;
    this.#isSynced = true;
    this.update({ connection: 'open' });
    this.#resendRequests(room, this.#lastRef);
    this.#resendActions();
  }

  /** Resends the requests with refs up to `lastRef` that the room has not applied. */
  #resendRequests(now: Room, lastRef: number): void {
    const unanswered = [...this.#requests].filter(([ref]) => ref <= lastRef);
    for (const [ref, pending] of unanswered) {
      this.#requests.delete(ref);
      if (this.now() - pending.atMs < STALE_MS && isUnapplied(pending.request, pending.then, now))
        this.#sendRequest(pending);
    }
  }

  /** Renumbers the unanswered actions, starting from the server's count, and resends them. */
  #resendActions(): void {
    let nth = this.snapshot.room?.did ?? 0;
    for (const action of this.#actions) {
      action.nth = ++nth;
      this.#sendAction(action);
    }
  }

  /** Handles a refusal that names no request. If messages arrived too fast, everything unanswered is resent after a pause. */
  #onRefusalWithoutRef(code: string): void {
    if (code !== TOO_FAST) this.#requests.clear();
    const lastRef = this.#lastRef;
    if (this.#requests.size === 0 && this.#actions.length === 0) return;
    this.schedule(() => {
      const { room } = this.snapshot;
      if (!this.#isSynced || room === null) return;
      this.#resendRequests(room, lastRef);
      this.#resendActions();
    }, RETRY_DELAY_MS);
  }

  #onRefused(refused: Refused): void {
    const action = this.#actions.find(({ ref }) => ref === refused.ref);
    const refusal = refusalOf(refused);
    if (!action) {
      if (refused.code !== ALREADY_DONE.code) this.update({ refusal });
      if (refused.ref === null) this.#onRefusalWithoutRef(refused.code);
      return;
    }
    if (refused.code === ALREADY_DONE.code && action.sentAs !== action.nth) return this.#sendAction(action);
    const at = this.#actions.indexOf(action);
    // Later actions get the number before theirs. The server refuses their old numbers, and that triggers a resend.
    for (const later of this.#actions.slice(at + 1)) later.nth--;
    this.#actions.splice(at, 1);
    if (refused.code !== ALREADY_DONE.code) this.update({ refusal });
    action.onAnswer(refusal);
  }

  #onConnection(connection: ConnectionState, closeReason: string): void {
    this.#isSynced = false;
    this.#sentAt.clear();
    this.#offsetMs = null;
    this.update({ connection: connection === 'open' ? this.snapshot.connection : connection, closeReason });
    if (connection === 'gone') {
      this.#requests.clear();
      const lost = this.#actions;
      this.#actions = [];
      for (const action of lost) action.onAnswer(ALREADY_DONE);
    }
    this.notify();
  }
}
