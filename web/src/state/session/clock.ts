/** Playing time on one table, in milliseconds. It starts with the first action, and pauses while the page is hidden or the game is over. */

export class PlayClock {
  #countedMs = 0;
  #since: number | null = null;
  #hasBegun = false;
  #isVisible = true;
  #isOver = false;

  constructor(private readonly now: () => number) {}

  get elapsedMs(): number {
    return Math.round(this.#countedMs + (this.#since === null ? 0 : this.now() - this.#since));
  }

  /** Take over what the server knows: the clock never shows less time than `elapsedMs`. */
  report(elapsedMs: number, hasBegun: boolean, isOver: boolean): void {
    if (elapsedMs > this.elapsedMs) {
      this.#countedMs = elapsedMs;
      if (this.#since !== null) this.#since = this.now();
    }
    this.#hasBegun ||= hasBegun;
    this.#isOver = isOver;
    this.#update();
  }

  begin(): void {
    this.#hasBegun = true;
    this.#update();
  }

  setVisible(isVisible: boolean): void {
    this.#isVisible = isVisible;
    this.#update();
  }

  #update(): void {
    const runs = this.#hasBegun && this.#isVisible && !this.#isOver;
    if (runs && this.#since === null) this.#since = this.now();
    if (!runs && this.#since !== null) {
      this.#countedMs += this.now() - this.#since;
      this.#since = null;
    }
  }
}
