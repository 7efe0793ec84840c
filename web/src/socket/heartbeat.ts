/**
 * Whether the other end of a line is still there. A line may die without a word (a phone that changes networks, a router that forgets);
 * the system notices after minutes, if ever. So what is said must be answered before long, and where nothing is said or heard for a while
 * the other end is asked. No DOM, no sockets.
 */

/** How long an answer may take; longer where answers have been slow, or other words come meanwhile. */
const SHORTEST_MS = 5_000;
const LONGEST_MS = 20_000;
/** Times the last answer's. */
const SLACK = 3;
/** After so long without a word the other end is asked. */
const QUIET_MS = 10_000;
/** A timer that comes later than that was held up with the whole page, and says nothing of the line. */
const HELD_UP_MS = 1_500;
/** Under which the line's own questions are awaited; those of others count from 1. */
const OWN = 0;

export interface Watched {
  /** Ask the other end for a word. */
  ask(): void;
  /** It is not there any more. */
  died(): void;
  /** Nobody looks: then nothing need be asked. */
  isIdle(): boolean;
}

export class Watch {
  /** What has no answer yet, by its ref: when it was said. */
  readonly #awaited = new Map<number, number>();
  #patienceMs = SHORTEST_MS;
  /** Nothing was heard of the line since it was called. */
  #isNew = true;
  #heardAt = 0;
  #due = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly watched: Watched) {}

  /** The line is being opened: its first word is awaited. */
  opening(): void {
    this.#awaited.clear();
    this.#isNew = true;
    this.said(OWN);
  }

  said(ref: number): void {
    this.#awaited.set(ref, performance.now());
    this.#arm();
  }

  /** Something came; `ref`: what it answers, null where it is news. */
  heard(ref: number | null): void {
    const saidAt = this.#awaited.get(ref ?? OWN);
    this.#heardAt = performance.now();
    // The first word of a line is quick where answers are slow: what a death taught is not forgotten over it.
    const shortestMs = this.#isNew ? this.#patienceMs : SHORTEST_MS;
    if (saidAt !== undefined)
      this.#patienceMs = Math.min(LONGEST_MS, Math.max(shortestMs, SLACK * (this.#heardAt - saidAt)));
    this.#isNew = false;
    this.#awaited.delete(OWN);
    if (ref !== null) this.#awaited.delete(ref);
    this.#arm();
  }

  /** The other end heard something that it could not read, nobody can say what. */
  heardAll(): void {
    this.#awaited.clear();
    this.#arm();
  }

  /** There is reason to doubt: ask now, unless an answer is awaited. */
  doubt(): void {
    if (this.#awaited.size > 0) return;
    this.said(OWN);
    this.watched.ask();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#awaited.clear();
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const [oldest] = this.#awaited.values();
    if (oldest === undefined) this.#due = performance.now() + QUIET_MS;
    // A line that still brings words is not dead yet: the answer may be behind them.
    else this.#due = Math.min(oldest + LONGEST_MS, Math.max(oldest, this.#heardAt) + this.#patienceMs);
    this.#timer = setTimeout(() => this.#look(), this.#due - performance.now());
  }

  #look(): void {
    const now = performance.now();
    const isHeldUp = now - this.#due > HELD_UP_MS;
    if (this.#awaited.size === 0 && this.watched.isIdle()) this.#arm();
    else if (this.#awaited.size === 0) this.doubt();
    else if (isHeldUp) {
      for (const ref of this.#awaited.keys()) this.#awaited.set(ref, now);
      this.#arm();
    } else {
      this.stop();
      this.#patienceMs = Math.min(LONGEST_MS, 2 * this.#patienceMs);
      this.watched.died();
    }
  }
}
