/**
 * Measures the playing time at a table. The clock starts with the first action that isn't a question to the solver. It stops while the player
 * pauses, the page is hidden or the game is over.
 */

export class PlayClock {
  #countedMs = 0;
  #since: number | null = null;
  #hasBegun = false;
  #isVisible = true;
  #isPaused = false;
  #isOver = false;

  constructor(private readonly now: () => number) {}

  get elapsedMs(): number {
    return Math.round(this.#countedMs + (this.#since === null ? 0 : this.now() - this.#since));
  }

  /**
   * Updates the clock from the server. If `elapsedMs` is more than the clock shows, the clock jumps ahead to it. At the end of the game it
   * shows `elapsedMs` in any case, like the summary and the statistics, although it ran on until the server answered.
   */
  sync(elapsedMs: number, hasBegun: boolean, isOver: boolean): void {
    if (elapsedMs > this.elapsedMs || isOver) {
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

  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#update();
  }

  #update(): void {
    const shouldRun = this.#hasBegun && this.#isVisible && !this.#isPaused && !this.#isOver;
    if (shouldRun && this.#since === null) this.#since = this.now();
    if (!shouldRun && this.#since !== null) {
      this.#countedMs += this.now() - this.#since;
      this.#since = null;
    }
  }
}
