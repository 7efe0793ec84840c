/** Announces what happens in Spit to screen readers, in batches: things happen faster than a screen reader can speak. */
import type { Happening } from '../protocol/messages';

/** What happens within this time is announced together. */
const BATCH_MS = 900;

export class Announcer {
  /** The announcement now in the live region. */
  words = $state('');
  /** The last announcement about the game. */
  last = '';
  #waiting: Happening[] = [];
  #timer: number | undefined;

  /** `inWords` describes happenings, given the state the game is then in. */
  constructor(private readonly inWords: (happenings: readonly Happening[]) => string) {}

  /** Announce these words; a repeated text is announced again. */
  say(words: string): void {
    this.words = words === this.words ? `${words}\u200b` : words;
  }

  add(happenings: readonly Happening[]): void {
    this.#waiting.push(...happenings);
    const isUrgent = happenings.some(({ kind }) => kind === 'round-over' || kind === 'ended');
    if (isUrgent) window.clearTimeout(this.#timer);
    if (isUrgent || this.#timer === undefined)
      this.#timer = window.setTimeout(() => this.#announce(), isUrgent ? 0 : BATCH_MS);
  }

  stop(): void {
    window.clearTimeout(this.#timer);
  }

  #announce(): void {
    this.#timer = undefined;
    const words = this.inWords(this.#waiting);
    this.#waiting = [];
    if (words === '') return;
    this.last = words;
    this.say(words);
  }
}
