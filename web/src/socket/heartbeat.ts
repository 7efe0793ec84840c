/**
 * Detects connections that died without a close: when a phone changes networks or a router forgets, the system may notice only after
 * minutes. Every message must be answered in time, and after a quiet while we send a ping. No DOM, no sockets.
 */

/** How long an answer may take; more after slow answers, or while other messages arrive. */
const SHORTEST_TIMEOUT_MS = 5_000;
const LONGEST_TIMEOUT_MS = 20_000;
/** The timeout as a multiple of the last answer's time. */
const SLACK = 3;
/** How long the connection may be quiet before a ping. */
const QUIET_MS = 10_000;
/** A timer this late was held up together with the whole page, and says nothing about the connection. */
const HELD_UP_MS = 1_500;
/** The ref under which pings are awaited; the refs of other messages start at 1. */
const PING_REF = 0;

export interface HeartbeatEvents {
  ping(): void;
  /** The other end is gone. */
  onDead(): void;
  /** Whether nobody looks at the page: then no ping is needed. */
  isIdle(): boolean;
}

export class Heartbeat {
  /** When each unanswered message was sent, by its ref. */
  readonly #awaited = new Map<number, number>();
  #timeoutMs = SHORTEST_TIMEOUT_MS;
  /** Whether nothing has arrived since the connection was opened. */
  #isNew = true;
  #receivedAt = 0;
  #due = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly events: HeartbeatEvents) {}

  /** The connection is being opened; its first message is awaited. */
  opening(): void {
    this.#awaited.clear();
    this.#isNew = true;
    this.sent(PING_REF);
  }

  sent(ref: number): void {
    this.#awaited.set(ref, performance.now());
    this.#arm();
  }

  /** A message arrived; `ref` is the ref of the message it answers, or null. */
  received(ref: number | null): void {
    const sentAt = this.#awaited.get(ref ?? PING_REF);
    this.#receivedAt = performance.now();
    // The first message of a connection is fast even where answers are slow, so it does not shorten a timeout that grew.
    const shortestMs = this.#isNew ? this.#timeoutMs : SHORTEST_TIMEOUT_MS;
    if (sentAt !== undefined)
      this.#timeoutMs = Math.min(LONGEST_TIMEOUT_MS, Math.max(shortestMs, SLACK * (this.#receivedAt - sentAt)));
    this.#isNew = false;
    this.#awaited.delete(PING_REF);
    if (ref !== null) this.#awaited.delete(ref);
    this.#arm();
  }

  /** The other end received a message it could not read, and nobody knows which: none is awaited any longer. */
  forgetAwaited(): void {
    this.#awaited.clear();
    this.#arm();
  }

  /** Send a ping now, unless an answer is already awaited. */
  check(): void {
    if (this.#awaited.size > 0) return;
    this.sent(PING_REF);
    this.events.ping();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#awaited.clear();
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const [oldest] = this.#awaited.values();
    if (oldest === undefined) this.#due = performance.now() + QUIET_MS;
    // While other messages arrive the connection is alive, and the answer may be behind them.
    else this.#due = Math.min(oldest + LONGEST_TIMEOUT_MS, Math.max(oldest, this.#receivedAt) + this.#timeoutMs);
    this.#timer = setTimeout(() => this.#onTimer(), this.#due - performance.now());
  }

  #onTimer(): void {
    const now = performance.now();
    const isHeldUp = now - this.#due > HELD_UP_MS;
    if (this.#awaited.size === 0 && this.events.isIdle()) this.#arm();
    else if (this.#awaited.size === 0) this.check();
    else if (isHeldUp) {
      for (const ref of this.#awaited.keys()) this.#awaited.set(ref, now);
      this.#arm();
    } else {
      this.stop();
      this.#timeoutMs = Math.min(LONGEST_TIMEOUT_MS, 2 * this.#timeoutMs);
      this.events.onDead();
    }
  }
}
