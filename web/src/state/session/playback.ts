/** Shows a gesture that stands for several moves one move at a time. No DOM; the timer is passed in. */
import type { Pile } from '../../protocol/messages';
import { afterAction } from './optimistic';

/** Runs a function after some milliseconds. */
export type Schedule = (run: () => void, ms: number) => void;

export class Playback {
  #piles: Pile[] | null = null;
  #run = 0;

  constructor(
    private readonly schedule: Schedule,
    private readonly onchange: () => void,
  ) {}

  /** The piles to show during a playback, else null. */
  get piles(): Pile[] | null {
    return this.#piles;
  }

  /** Show these moves of one card each: the first at once, the others `stepMs` apart. */
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

  /** End the playback and show the real piles. */
  stop(): void {
    this.#run++;
    this.#piles = null;
  }
}
