/** The native search as WebAssembly. native/wasm/module.cpp describes the functions, and words.py in src/longwood/solver the data. */

interface Exports {
  readonly memory: WebAssembly.Memory;
  longwood_start(): void;
  longwood_problem(count: number): number;
  longwood_search(): number;
  longwood_answer_size(): number;
}

const WORD = 4;
/** An instance that has more memory than this is dropped after its search, because WebAssembly can't return memory otherwise. */
const KEPT_BYTES = 2 ** 25;

class OutOfMemory extends Error {}

export class NativeSearch {
  #exports: Exports | null = null;
  #shouldStop: (nodes: number) => boolean = () => false;

  constructor(private readonly module: WebAssembly.Module) {}

  /**
   * Returns the answer to a problem. It is empty if the browser gave the search too little memory.
   * The search calls `shouldStop` with its number of nodes every millisecond or so.
   */
  run(problem: Uint8Array, shouldStop: (nodes: number) => boolean): Uint8Array {
    this.#shouldStop = shouldStop;
    const instance = (this.#exports ??= this.#start());
    let isKept = false;
    try {
      const at = instance.longwood_problem(problem.length / WORD);
      new Uint8Array(instance.memory.buffer, at, problem.length).set(problem);
      const found = instance.longwood_search();
      isKept = instance.memory.buffer.byteLength <= KEPT_BYTES;
      return new Uint8Array(instance.memory.buffer, found, instance.longwood_answer_size() * WORD).slice();
    } catch (error) {
      if (error instanceof OutOfMemory) return new Uint8Array();
      throw error;
    } finally {
      if (!isKept) this.#exports = null;
    }
  }

  #start(): Exports {
    const { exports } = new WebAssembly.Instance(this.module, {
      longwood: {
        stop: (nodes: number) => (this.#shouldStop(nodes) ? 1 : 0),
        out_of_memory: () => {
          throw new OutOfMemory();
        },
      },
    });
    const started = exports as unknown as Exports;
    started.longwood_start();
    return started;
  }
}
