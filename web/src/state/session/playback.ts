/** A gesture of several moves, shown one after another. No DOM; the clock is handed in. */
import type { Pile } from '../../protocol/messages';
import { afterAction } from './optimistic';

export type Later = (run: () => void, ms: number) => void;

export class Stage {
  #piles: Pile[] | null = null;
  #run = 0;

  constructor(
    private readonly later: Later,
    private readonly changed: () => void,
  ) {}

  /** What to show while a gesture is being played out; null when nothing is. */
  get piles(): Pile[] | null {
    return this.#piles;
  }

  /** Show these single moves of one card each, the first at once and the others `stepMs` apart. */
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
        this.later(() => show(after, next + 1), stepMs);
      }
      this.changed();
    };
    show(piles, 0);
  }

  /** Show what is true again. */
  stop(): void {
    this.#run++;
    this.#piles = null;
  }
}
