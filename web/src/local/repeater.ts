/** Repeats work in the background until it is done. */

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 1_800_000;

/** Waits are up to half as long again, so that all pages don't turn to a restarted server at the same time. */
export const spread = (ms: number): number => ms * (1 + Math.random() / 2);

export class Repeater {
  #pauseMs = FIRST_PAUSE_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;
  #mustRepeat = false;

  /** `work` returns whether it is done. If it isn't, or if it fails, it is repeated after a pause. The pauses grow. */
  constructor(private readonly work: () => Promise<boolean>) {}

  /** Begins at once, and with short pauses. If the work is going on, it is repeated at once afterwards. */
  begin(): void {
    this.#pauseMs = FIRST_PAUSE_MS;
    if (this.#isRunning) this.#mustRepeat = true;
    else void this.#run();
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isRunning = true;
    let isDone: boolean;
    do {
      this.#mustRepeat = false;
      isDone = await this.work().catch(() => false);
    } while (this.#mustRepeat);
    this.#isRunning = false;
    if (isDone) return;
    this.#timer = setTimeout(() => void this.#run(), spread(this.#pauseMs));
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
  }
}
