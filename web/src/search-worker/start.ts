/** Starts the search of this browser: loads the WebAssembly module and starts workers when they are needed. */
import { BASE } from 'virtual:offline';
import { APP } from '../root';
import { trustedScript } from '../worker/trusted';
import { SearchClient } from './client';
import workerUrl from './search-worker?worker&url';

/** Returns a client. It downloads the module when it is first asked to search. Works on pages and in workers. */
export function startSearch(): SearchClient {
  return new SearchClient(loadModule, () => new Worker(trustedScript(workerUrl), { type: 'module' }));
}

async function loadModule(): Promise<WebAssembly.Module> {
  const url = new URL(`${BASE}search.wasm`, APP);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** The memory that one search can use. A search that needs more ends without a result. */
export function searchBytes(): number {
  const { deviceMemory = UNKNOWN_GB } = navigator as { deviceMemory?: number };
  return Math.min(MOST_BYTES, Math.max(LEAST_BYTES, (deviceMemory * GB) / 16));
}

const GB = 2 ** 30;
/** Browsers that don't tell how much memory there is are treated like a phone. */
const UNKNOWN_GB = 4;
const LEAST_BYTES = 2 ** 26;
const MOST_BYTES = 2 ** 29;
