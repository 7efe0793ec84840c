/** Time played on one table in milliseconds: runs from the first action, stands while the page is hidden or the game is over. */

export class PlayClock {
  #counted = 0;
  #since: number | null = null;
  #begun = false;
  #visible = true;
  #over = false;

  constructor(private readonly now: () => number) {}

  /** Time played so far. */
  get elapsedMs(): number {
    return Math.round(this.#counted + (this.#since === null ? 0 : this.now() - this.#since));
  }

  /** The server's word: at least this much was played; a game with moves has begun. */
  report(elapsedMs: number, begun: boolean, over: boolean): void {
    if (elapsedMs > this.elapsedMs) {
      this.#counted = elapsedMs;
      if (this.#since !== null) this.#since = this.now();
    }
    this.#begun ||= begun;
    this.#over = over;
    this.#settle();
  }

  begin(): void {
    this.#begun = true;
    this.#settle();
  }

  setVisible(visible: boolean): void {
    this.#visible = visible;
    this.#settle();
  }

  #settle(): void {
    const runs = this.#begun && this.#visible && !this.#over;
    if (runs && this.#since === null) this.#since = this.now();
    if (!runs && this.#since !== null) {
      this.#counted += this.now() - this.#since;
      this.#since = null;
    }
  }
}
