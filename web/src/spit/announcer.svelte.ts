/** Announces what happens in Spit to screen readers. Announcements are batched, because the game is faster than a screen reader can speak. */
import type { Happening } from '../protocol/messages';

/** Everything that happens within this time is announced together. */
const BATCH_MS = 900;

export class Announcer {
  /** The text of the live region. */
  words = $state('');
  /** The last announcement about the game. */
  last = '';
  #queue: Happening[] = [];
  #timer: number | undefined;

  /** `describe` puts happenings into words. It is called when they are announced. */
  constructor(private readonly describe: (happenings: readonly Happening[]) => string) {}

  /** Announces a message. An invisible character is added to a repeated message, so that screen readers speak it again. */
  say(words: string): void {
    this.words = words === this.words ? `${words}\u200b` : words;
  }

  add(happenings: readonly Happening[]): void {
    this.#queue.push(...happenings);
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
    const words = this.describe(this.#queue);
    this.#queue = [];
    if (words === '') return;
    this.last = words;
    this.say(words);
  }
}
