/** Words for those who listen, one after another: things happen in Spit faster than anybody can listen. */
import type { Happening } from '../protocol/messages';

/** What came within this time is told together. */
const BREATH_MS = 900;

export class Telling {
  /** What is being said. */
  words = $state('');
  /** The last that was told of the game. */
  last = '';
  #untold: Happening[] = [];
  #timer: number | undefined;

  /** `inWords`: how news are said, as the game then stands. */
  constructor(private readonly inWords: (news: readonly Happening[]) => string) {}

  say(words: string): void {
    this.words = words === this.words ? `${words}\u200b` : words;
  }

  hear(news: readonly Happening[]): void {
    this.#untold.push(...news);
    const isUrgent = news.some(({ kind }) => kind === 'round-over' || kind === 'ended');
    if (isUrgent) window.clearTimeout(this.#timer);
    if (isUrgent || this.#timer === undefined)
      this.#timer = window.setTimeout(() => this.#tell(), isUrgent ? 0 : BREATH_MS);
  }

  stop(): void {
    window.clearTimeout(this.#timer);
  }

  #tell(): void {
    this.#timer = undefined;
    const words = this.inWords(this.#untold);
    this.#untold = [];
    if (words === '') return;
    this.last = words;
    this.say(words);
  }
}
