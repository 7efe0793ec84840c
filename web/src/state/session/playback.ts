/** Plays a supermove back one move at a time. */
import type { Pile } from '../../protocol/messages';
import { afterAction } from './optimistic';

/** Runs a function after some milliseconds. */
export type Schedule = (run: () => void, ms: number) => void;

export class Playback {
  #piles: Pile[] | null = null;
  /** The number of the current playback. Timers of earlier playbacks do nothing. */
  #run = 0;

  constructor(
    private readonly schedule: Schedule,
    private readonly onchange: () => void,
  ) {}

  /** The piles to show during a playback; null otherwise. */
  get piles(): Pile[] | null {
    return this.#piles;
  }

  /** Shows these single-card moves, the first at once and the others at intervals of `stepMs`. */
  play(piles: readonly Pile[], steps: readonly (readonly [string, string])[], stepMs: number): void {
    const run = ++this.#run;
    const show = (now: readonly Pile[], next: number): void => {
      const step = steps[next];
      if (run !== this.#run) return;
      if (!step) {
        this.#piles = null;
      } else {
        const after = afterAction(now, { source: step[0], target: step[1], count: 1 }) ?? [...now];
        this.#piles = after;
        this.schedule(() => show(after, next + 1), stepMs);
      }
      this.onchange();
    };
    show(piles, 0);
  }

  /** Ends the playback and shows the real piles. */
  stop(): void {
    this.#run++;
    this.#piles = null;
  }
}
