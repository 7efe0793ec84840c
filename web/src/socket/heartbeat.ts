/**
 * Detects connections that died without being closed. When a phone changes networks, the operating system can take minutes to notice. So
 * each message must be answered before a timeout, and a ping is sent when there is no traffic. No DOM, no sockets.
 */

/** The bounds of the timeout, which is longer after slow answers and while other messages arrive. */
const SHORTEST_TIMEOUT_MS = 5_000;
const LONGEST_TIMEOUT_MS = 20_000;
/** The timeout as a multiple of the latest response time. */
const SLACK = 3;
/** The time after which a missing answer is named, although it may still come. */
const SLOW_MS = 2_000;
/** The time without traffic after which a ping is sent. */
const QUIET_MS = 10_000;
/** If a timer is this late, the whole page was suspended, and the missing answer says nothing about the connection. */
const HELD_UP_MS = 1_500;
/** The ref of pings. The refs of other messages start at 1. */
const PING_REF = 0;

export interface HeartbeatEvents {
  ping(): void;
  /** Called when the connection is dead. */
  onDead(): void;
  /** Called when an answer to a message, other than a ping, takes longer than usual, and again when answers arrive. */
  onSlow(isSlow: boolean): void;
  /** Whether the page is hidden, so that no ping is needed. */
  isIdle(): boolean;
}

export class Heartbeat {
  /** The time at which each unanswered message was sent, by its ref. */
  readonly #awaited = new Map<number, number>();
  #timeoutMs = SHORTEST_TIMEOUT_MS;
  /** Whether nothing has arrived since the connection was opened. */
  #isNew = true;
  #receivedAt = 0;
  #due = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #isSlow = false;

  constructor(private readonly events: HeartbeatEvents) {}

  /** Call when the connection is being opened. Starts the timeout of its first message. */
  opening(): void {
    this.#awaited.clear();
    this.#isNew = true;
    this.sent(PING_REF);
  }

  sent(ref: number): void {
    this.#awaited.set(ref, performance.now());
    this.#arm();
  }

  /** Call when a message arrives. `ref` is the ref of the message it answers, or null. */
  received(ref: number | null): void {
    const sentAt = this.#awaited.get(ref ?? PING_REF);
    this.#receivedAt = performance.now();
    // The first message of a connection is fast even if answers are slow, so it does not shorten the timeout.
    const shortestMs = this.#isNew ? this.#timeoutMs : SHORTEST_TIMEOUT_MS;
    if (sentAt !== undefined)
      this.#timeoutMs = Math.min(LONGEST_TIMEOUT_MS, Math.max(shortestMs, SLACK * (this.#receivedAt - sentAt)));
    this.#isNew = false;
    this.#awaited.delete(PING_REF);
    if (ref !== null) this.#awaited.delete(ref);
    this.#arm();
  }

  /** Stops waiting for answers. Call when the server could not read a message, because it does not say which one. */
  forgetAwaited(): void {
    this.#awaited.clear();
    this.#arm();
  }

  /** Sends a ping now, unless an answer is already due. */
  check(): void {
    if (this.#awaited.size > 0) return;
    this.sent(PING_REF);
    this.events.ping();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#awaited.clear();
    this.#armSlow();
  }

  /** Starts the timer for an answer that takes long. Whatever arrives puts it off, because the answer may be queued behind it. */
  #armSlow(): void {
    clearTimeout(this.#slowTimer);
    const oldest = [...this.#awaited].find(([ref]) => ref !== PING_REF)?.[1];
    if (oldest === undefined) return this.#noteSlow(false);
    const due = Math.max(oldest, this.#receivedAt) + SLOW_MS;
    const leftMs = due - performance.now();
    if (leftMs <= 0 && this.#isSlow) return;
    this.#noteSlow(false);
    this.#slowTimer = setTimeout(() => {
      const isHeldUp = performance.now() - due > HELD_UP_MS;
      if (isHeldUp) this.#receivedAt = performance.now();
      if (isHeldUp) this.#armSlow();
      else this.#noteSlow(true);
    }, leftMs);
  }

  #noteSlow(isSlow: boolean): void {
    if (isSlow !== this.#isSlow) this.events.onSlow((this.#isSlow = isSlow));
  }

  #arm(): void {
    this.#armSlow();
    clearTimeout(this.#timer);
    const [oldest] = this.#awaited.values();
    if (oldest === undefined) this.#due = performance.now() + QUIET_MS;
    // While other messages arrive, the connection is alive, and the answer may be queued behind them.
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
