/** The worker that runs the native search, one search at a time. To cancel a search, its owner ends the worker (client.ts). */
import { NativeSearch } from './instance';

/** The messages to the worker. The module must come first. */
export type ToSearch =
  | { type: 'module'; module: WebAssembly.Module }
  | { type: 'search'; problem: Uint8Array<ArrayBuffer>; timeoutMs: number | null };

/** The messages from the worker. Each search ends with `answer` or `failed`. */
export type FromSearch =
  | { type: 'progress'; nodes: number }
  | { type: 'answer'; answer: Uint8Array<ArrayBuffer>; ms: number }
  | { type: 'failed'; reason: string };

/** The time between two reports of progress. */
const REPORT_MS = 100;

const scope = self as unknown as {
  postMessage(message: FromSearch): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToSearch>) => void): void;
};

let search: NativeSearch | null = null;

scope.addEventListener('message', ({ data }) => {
  if (data.type === 'module') search = new NativeSearch(data.module);
  else scope.postMessage(answer(data.problem, data.timeoutMs ?? Infinity));
});

function answer(problem: Uint8Array, timeoutMs: number): FromSearch {
  const begun = performance.now();
  let reportAt = begun + REPORT_MS;
  try {
    if (!search) throw new Error('the search has no module');
    const found = search.run(problem, (nodes) => {
      const now = performance.now();
      if (now >= reportAt) {
        reportAt = now + REPORT_MS;
        scope.postMessage({ type: 'progress', nodes });
      }
      return now - begun >= timeoutMs;
    });
    return { type: 'answer', answer: found as Uint8Array<ArrayBuffer>, ms: performance.now() - begun };
  } catch (error) {
    return { type: 'failed', reason: String(error) };
  }
}
