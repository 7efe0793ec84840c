/** Base class for observable state that works with Svelte's `$store` syntax. */
export abstract class Store<State extends object> {
  #snapshot: State;
  readonly #listeners = new Set<(snapshot: State) => void>();

  constructor(initial: State) {
    this.#snapshot = initial;
  }

  /** The current state. Each change replaces it with a new object. */
  get snapshot(): State {
    return this.#snapshot;
  }

  /** Calls the listener now and after every change. Returns a function that unsubscribes it. */
  subscribe(listener: (snapshot: State) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#snapshot);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#listeners.clear();
  }

  /** Changes some fields without calling the listeners. */
  protected update(changes: Partial<State>): void {
    this.#snapshot = { ...this.#snapshot, ...changes };
  }

  protected notify(): void {
    for (const listener of this.#listeners) listener(this.#snapshot);
  }
}
