/**
 * The worker that runs the tables of this browser: Python (Pyodide) with longwood.local.
 *
 * Messages from and to the page are texts, which Python reads and writes. The exceptions are WorkerState, and the first message.
 */
import { fromBase64, toBase64 } from '../search-worker/base64';
import { searchBytes, startSearch } from '../search-worker/start';
import { openLog } from './log';
import { OutdatedError } from './outdated';
import { FOLDER, loadPython } from './python';

/** What the worker reports about itself. */
export type WorkerState =
  { state: 'ready' } | { state: 'failed'; reason: string; isOutdated: boolean } | { state: 'searching'; nodes: number };

interface Local {
  receive(message: string): void;
  run(): void;
}

const START = `
import sys
sys.path.insert(0, "${FOLDER}")
from longwood.local.service import Local
Local
`;

const scope = self as unknown as {
  postMessage(message: string | WorkerState): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<string>) => void): void;
};

const waiting: string[] = [];
let local: Local | null = null;

const searches = startSearch();
/** What cancels each search that is running or waiting. */
const cancellers = new Map<number, AbortController>();

// Pages of the same browser tell each other about changed tables.
const channel = new BroadcastChannel('longwood-tables');

scope.addEventListener('message', ({ data }) => (local ? local.receive(data) : waiting.push(data)));
void start();

async function start(): Promise<void> {
  try {
    const [log, python] = await Promise.all([openLog(() => fail(new OutdatedError())), loadPython()]);
    const Local = python.runPython(START) as (host: object) => Local;
    local = Local({
      log,
      search_bytes: searchBytes(),
      soon: () => queueMicrotask(() => local?.run()),
      send: (message: string) => scope.postMessage(message),
      announce: (table: string, seq?: number) =>
        channel.postMessage(JSON.stringify({ type: 'changed', table, seq: seq ?? null })),
      search,
      cancel_search: (id: number) => cancellers.get(id)?.abort(),
    });
    channel.addEventListener('message', ({ data }) => local?.receive(String(data)));
    for (const message of waiting.splice(0)) local.receive(message);
    scope.postMessage({ state: 'ready' });
  } catch (error) {
    fail(error);
  }
}

/** Searches a problem. Returns the milliseconds that it took and the answer, separated by a space. Both are in base64 (log.py). */
async function search(id: number, problem: string, timeoutS?: number): Promise<string> {
  const canceller = new AbortController();
  cancellers.set(id, canceller);
  try {
    const timeoutMs = timeoutS === undefined ? null : timeoutS * 1000;
    const { words, ms } = await searches.search(fromBase64(problem), {
      timeoutMs,
      onProgress: (nodes) => scope.postMessage({ state: 'searching', nodes }),
      signal: canceller.signal,
    });
    return `${Math.ceil(ms)} ${toBase64(words)}`;
  } finally {
    cancellers.delete(id);
  }
}

function fail(error: unknown): void {
  local = null;
  scope.postMessage({ state: 'failed', reason: String(error), isOutdated: error instanceof OutdatedError });
}
