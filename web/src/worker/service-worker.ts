/**
 * Caches the page, the card art and the rules pages, so that Longwood opens even if its server cannot be reached. Games are never cached:
 * requests for tables, records and statistics go straight to the server. It is built as a plain script without imports.
 */

/** All files of this build. vite.config.ts fills in the list. */
const FILES: readonly string[] = JSON.parse('LONGWOOD_FILES') as string[];
const VERSION = 'LONGWOOD_VERSION';

const SHELL = '/';
const FILES_CACHE = `longwood-files-${VERSION}`;
const PAGES_CACHE = 'longwood-pages';
/** How long to wait for the server before the cache is used. */
const TIMEOUT_MS = 4_000;
/** The wait after a request has timed out, until the server answers again. */
const SHORT_TIMEOUT_MS = 300;
let hasTimedOut = false;

// TypeScript cannot load the DOM's and the worker's types in one program, so the types used here are declared by hand.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}
interface Worker {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}
const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => {
  const cacheFiles = async (): Promise<void> => {
    await (await caches.open(FILES_CACHE)).addAll([SHELL, ...FILES]);
    await worker.skipWaiting();
  };
  event.waitUntil(cacheFiles());
});

worker.addEventListener('activate', (event) => {
  const removeOldFiles = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith('longwood-files-') && name !== FILES_CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(removeOldFiles());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (FILES.includes(pathname)) event.respondWith(cacheFirst(request));
  else if (isPage(pathname)) event.respondWith(networkFirst(fetchAndCache(request), request.url));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(networkFirst(fetch(request), SHELL));
});

/** A page sends its language, so that the catalogue and the rules in that language can be cached. */
worker.addEventListener('message', (event) => {
  if (typeof event.data === 'string' && /^[a-z]{2,3}$/.test(event.data))
    event.waitUntil(cachePages(event.data).catch(() => undefined));
});

/** Whether a path is a cacheable page: the catalogue or the rules of a game. */
function isPage(path: string): boolean {
  return path === '/api/catalogue' || path.startsWith('/api/rules/');
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Returns the response of the server, or the cached one for `fallback` if the request fails or takes too long, as on a dead connection. */
async function networkFirst(response: Promise<Response>, fallback: string): Promise<Response> {
  const timeout = new Promise<null>((done) =>
    setTimeout(() => done(null), hasTimedOut ? SHORT_TIMEOUT_MS : TIMEOUT_MS),
  );
  response.then(() => (hasTimedOut = false)).catch(() => undefined);
  const first = await Promise.race([response, timeout]).catch(() => cached(fallback));
  hasTimedOut ||= first === null;
  return first ?? (await caches.match(fallback, { ignoreVary: true })) ?? response;
}

async function fetchAndCache(request: Request): Promise<Response> {
  const response = await fetch(request);
  // If it cannot be cached, as on a full disk, return it anyway.
  if (response.ok) await addToCache(request.url, response.clone()).catch(() => undefined);
  return response;
}

async function addToCache(url: string, response: Response): Promise<void> {
  await (await caches.open(PAGES_CACHE)).put(url, response);
}

async function cached(url: string): Promise<Response> {
  return (await caches.match(url, { ignoreVary: true })) ?? Response.error();
}

async function cachePages(language: string): Promise<void> {
  const pages = await caches.open(PAGES_CACHE);
  const menu = `/api/catalogue?lang=${language}`;
  await pages.add(menu);
  const games = (await (await cached(menu)).json()) as { id: string }[];
  // One at a time, so that they do not slow down a table that a player is waiting for.
  for (const { id } of games) await pages.add(`/api/rules/${id}?lang=${language}`);
}
