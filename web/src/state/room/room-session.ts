/**
 * One room as this page knows it: the last state from the server, and the visitor's pending requests. No DOM, no rules.
 *
 * Actions in the game are numbered by the server's count of them. Several may be pending. Whatever breaks, each is applied at most once,
 * and in the end its caller learns whether it was done or refused. A request outside the game is sent again after a broken connection if
 * the room shows that it was not done.
 */
import type { Refused, Room, RoomAction, RoomMessage } from '../../protocol/messages';
import { refusalOf, type Refusal } from '../../protocol/refusal';
import type { ConnectionState, ConnectRoom, RoomConnection } from '../../socket/connection';
import type { Schedule } from '../session/playback';
import { Store } from '../store';
import { isUndone, type RoomRequest } from './requests';

/** Called once for each action: with null when it is done, else with the reason. */
export type OnAnswer = (refusal: Refusal | null) => void;

export interface RoomSnapshot {
  /** The room as the server last sent it; null before that. */
  room: Room | null;
  /** Open from the first room message of a connection: requests before that would be lost. */
  connection: ConnectionState;
  /** The server's explanation when the connection closed. */
  closeReason: string;
  /** The last refusal; a new object each time. */
  refusal: Refusal | null;
  /** The time from the last request to its answer; null before the first. */
  latencyMs: number | null;
}

interface GameAction {
  /** The action in the notation of the game's records. */
  what: string;
  /** Its number among the player's actions. */
  nth: number;
  /** The ref and the number it was last sent with; 0 if it was not sent. */
  ref: number;
  sentAs: number;
  onAnswer: OnAnswer;
}

interface PendingRequest {
  request: RoomRequest;
  /** The room when the visitor made the request. */
  then: Room;
  atMs: number;
}

/** The server already has the action, or its game is over: nothing to show. */
const ALREADY_DONE: Refusal = { code: 'heard', message: '', phrase: null };
/** The server drops messages that come too fast. Any other message it could not read would fail again. */
const TOO_FAST = 'too-fast';
/** The pause before sending again what came too fast. */
const PAUSE_MS = 1_000;
/** A request older than this may no longer be what the visitor wants. */
const STALE_MS = 60_000;

export class RoomSession extends Store<RoomSnapshot> {
  /** Unanswered actions in the game, in order. */
  #actions: GameAction[] = [];
  /** Unanswered requests outside the game, by ref. */
  readonly #requests = new Map<number, PendingRequest>();
  #sentAt = new Map<number, number>();
  /** Whether the server has sent the room since the connection was last opened. */
  #isSynced = false;
  #lastRef = 0;
  /** The room's time minus ours; null until known. */
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

  /** The room's time now, in milliseconds. */
  get roomMs(): number {
    return Math.round(this.now() + (this.#offsetMs ?? 0));
  }

  override close(): void {
    this.#connection.close();
    super.close();
  }

  /** Request something outside the game. Returns false while disconnected; the request is then dropped. */
  request(request: RoomRequest): boolean {
    const { room, connection } = this.snapshot;
    return connection === 'open' && room !== null && this.#sendRequest({ request, then: room, atMs: this.now() });
  }

  /** Do something in the game, in the notation of its records. While disconnected it waits. */
  do(what: string, onAnswer: OnAnswer = () => undefined): void {
    const { room, connection } = this.snapshot;
    if (room === null || room.player === null || connection === 'gone') return onAnswer(ALREADY_DONE);
    const action = { what, nth: (this.#actions.at(-1)?.nth ?? room.did) + 1, ref: 0, sentAs: 0, onAnswer };
    this.#actions.push(action);
    if (this.#isSynced) this.#sendAction(action);
  }

  /** Show a refusal of the page itself like one of the server. */
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
    if (message.type === 'room') this.#onRoom(message);
    else this.#onRefused(message);
    this.notify();
  }

  #onRoom(room: Room): void {
    const known = this.snapshot.room;
    // The first room over a new connection always counts: a server restored from a backup has fewer events.
    if (this.#isSynced && known && room.seq < known.seq) return;
    // The fastest message is the best measure of the room's time.
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

  /** Send the undone requests with refs up to `lastRef` again. */
  #resendRequests(now: Room, lastRef: number): void {
    const unanswered = [...this.#requests].filter(([ref]) => ref <= lastRef);
    for (const [ref, pending] of unanswered) {
      this.#requests.delete(ref);
      if (this.now() - pending.atMs < STALE_MS && isUndone(pending.request, pending.then, now))
        this.#sendRequest(pending);
    }
  }

  /** Number the unanswered actions from the server's count, and send them again. */
  #resendActions(): void {
    let nth = this.snapshot.room?.did ?? 0;
    for (const action of this.#actions) {
      action.nth = ++nth;
      this.#sendAction(action);
    }
  }

  /** The server could not read a message, and nobody knows which. If it came too fast, everything unanswered is sent again after a pause. */
  #onUnread(code: string): void {
    if (code !== TOO_FAST) this.#requests.clear();
    const lastRef = this.#lastRef;
    if (this.#requests.size === 0 && this.#actions.length === 0) return;
    this.schedule(() => {
      const { room } = this.snapshot;
      if (!this.#isSynced || room === null) return;
      this.#resendRequests(room, lastRef);
      this.#resendActions();
    }, PAUSE_MS);
  }

  #onRefused(refused: Refused): void {
    const action = this.#actions.find(({ ref }) => ref === refused.ref);
    const refusal = refusalOf(refused);
    if (!action) {
      if (refused.code !== ALREADY_DONE.code) this.update({ refusal });
      if (refused.ref === null) this.#onUnread(refused.code);
      return;
    }
    if (refused.code === ALREADY_DONE.code && action.sentAs !== action.nth) return this.#sendAction(action);
    const at = this.#actions.indexOf(action);
    // Later actions move up one number. The server refuses them under their old numbers, and they are then sent again.
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
