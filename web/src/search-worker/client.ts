/** Runs searches in the search worker, in the order in which they are asked for. */
import type { FromSearch, ToSearch } from './search-worker';

export interface SearchOptions {
  /** The time limit of the search; null for none. The time that it waits for other searches doesn't count. */
  timeoutMs: number | null;
  /** Gets the number of nodes searched so far, several times a second. */
  onProgress?: (nodes: number) => void;
  /** Cancels the search. The promise is then rejected with the signal's reason. */
  signal?: AbortSignal;
}

export interface SearchAnswer {
  /** The answer in words (src/longwood/solver/words.py). It is empty if memory ran out. */
  words: Uint8Array;
  /** How long the search took. */
  ms: number;
}

/** The part of a Worker that is used here. */
export interface SearchWorker {
  postMessage(message: ToSearch): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromSearch>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Search extends SearchOptions {
  problem: Uint8Array<ArrayBuffer>;
  resolve: (answer: SearchAnswer) => void;
  reject: (reason: unknown) => void;
}

export class SearchClient {
  #module: WebAssembly.Module | null = null;
  #worker: Promise<SearchWorker> | null = null;
  #running: Search | null = null;
  readonly #waiting: Search[] = [];

  /** `load` gets the WebAssembly module, and `start` a new worker. Both are first called when a search needs them. */
  constructor(
    private readonly load: () => Promise<WebAssembly.Module>,
    private readonly start: () => SearchWorker,
  ) {}

  /** Loads the module and starts the worker, so that the first search doesn't have to wait for them. */
  async prepare(): Promise<void> {
    await (this.#worker ??= this.#started());
  }

  /** Searches a problem, given in words (src/longwood/solver/words.py). Rejects if the search fails or is cancelled. */
  search(problem: Uint8Array<ArrayBuffer>, options: SearchOptions): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      const { signal } = options;
      if (signal?.aborted) return reject(signal.reason as Error);
      const search: Search = { ...options, problem, resolve, reject };
      signal?.addEventListener('abort', () => this.#cancel(search), { once: true });
      this.#waiting.push(search);
      void this.#next();
    });
  }

  async #next(): Promise<void> {
    if (this.#running) return;
    const search = (this.#running = this.#waiting.shift() ?? null);
    if (!search) return;
    const starting = (this.#worker ??= this.#started());
    try {
      const worker = await starting;
      const { problem, timeoutMs } = search;
      // It may have been cancelled while the worker started.
      if (this.#running === search) worker.postMessage({ type: 'search', problem, timeoutMs });
    } catch (error) {
      if (this.#worker === starting) this.#worker = null; // the next search tries again
      if (this.#running === search) this.#finish(() => search.reject(error));
    }
  }

  async #started(): Promise<SearchWorker> {
    const module = (this.#module ??= await this.load());
    const worker = this.start();
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = ({ message }) => this.#receive({ type: 'failed', reason: message || 'the search worker failed' });
    worker.postMessage({ type: 'module', module });
    return worker;
  }

  #receive(message: FromSearch): void {
    const search = this.#running;
    if (!search) return;
    if (message.type === 'progress') search.onProgress?.(message.nodes);
    else if (message.type === 'answer') this.#finish(() => search.resolve({ words: message.answer, ms: message.ms }));
    else {
      this.#endWorker();
      this.#finish(() => search.reject(new Error(message.reason)));
    }
  }

  #finish(settle: () => void): void {
    this.#running = null;
    settle();
    void this.#next();
  }

  #cancel(search: Search): void {
    const reject = (): void => search.reject(search.signal?.reason);
    const at = this.#waiting.indexOf(search);
    if (at >= 0) {
      this.#waiting.splice(at, 1);
      reject();
    } else if (this.#running === search) {
      // The worker can't receive messages while it searches, so it is ended. The next one starts quickly, with the same module.
      this.#endWorker();
      this.#finish(reject);
    }
  }

  #endWorker(): void {
    const ended = this.#worker;
    this.#worker = null;
    ended?.then(
      (worker) => {
        worker.onmessage = worker.onerror = null;
        worker.terminate();
      },
      () => undefined, // it never started
    );
  }
}
