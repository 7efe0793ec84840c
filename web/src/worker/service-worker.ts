/**
 * Caches the page, the card art and the rules pages, so that Longwood opens even if its server cannot be reached. Games are never cached:
 * requests for tables, records and statistics go straight to the server. It is built as a plain script without imports.
 */

/** All files of this build. vite.config.ts fills in the list. */
const FILES: readonly string[] = JSON.parse('LONGWOOD_FILES') as string[];
const VERSION = 'LONGWOOD_VERSION';

const SHELL = '/';
const FILES_OF_THIS = `longwood-files-${VERSION}`;
const PAGES = 'longwood-pages';
/** How long to wait for the server before the cache is used. */
const PATIENCE_MS = 4_000;
/** The same after a request timed out, until the server answers again. */
const SILENT_MS = 300;
let isSilent = false;

// TypeScript cannot load the DOM's and the worker's types in one program, so the types used here are declared by hand.
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Telling extends Waiting {
  readonly data: unknown;
}
interface Worker {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Telling) => void): void;
}
const worker = self as unknown as Worker;

worker.addEventListener('install', (event) => {
  const keep = async (): Promise<void> => {
    await (await caches.open(FILES_OF_THIS)).addAll([SHELL, ...FILES]);
    await worker.skipWaiting();
  };
  event.waitUntil(keep());
});

worker.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith('longwood-files-') && name !== FILES_OF_THIS);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (FILES.includes(pathname)) event.respondWith(keptFirst(request));
  else if (isPage(pathname)) event.respondWith(newestFirst(fetchedAndKept(request), request.url));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(newestFirst(fetch(request), SHELL));
});

/** A page sends its language, so that the catalogue and the rules in that language can be cached. */
worker.addEventListener('message', (event) => {
  if (typeof event.data === 'string' && /^[a-z]{2,3}$/.test(event.data))
    event.waitUntil(keepPages(event.data).catch(() => undefined));
});

/** Whether a path is a cacheable page: the catalogue or the rules of a game. */
function isPage(path: string): boolean {
  return path === '/api/catalogue' || path.startsWith('/api/rules/');
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Returns the answer of the server, or the cached one for `spare` if the request fails or takes too long, as on a dead connection. */
async function newestFirst(answer: Promise<Response>, spare: string): Promise<Response> {
  const late = new Promise<null>((done) => setTimeout(() => done(null), isSilent ? SILENT_MS : PATIENCE_MS));
  answer.then(() => (isSilent = false)).catch(() => undefined);
  const first = await Promise.race([answer, late]).catch(() => kept(spare));
  isSilent ||= first === null;
  return first ?? (await caches.match(spare, { ignoreVary: true })) ?? answer;
}

async function fetchedAndKept(request: Request): Promise<Response> {
  const answer = await fetch(request);
  // If it cannot be cached, as on a full disk, return it anyway.
  if (answer.ok) await keep(request.url, answer.clone()).catch(() => undefined);
  return answer;
}

async function keep(url: string, answer: Response): Promise<void> {
  await (await caches.open(PAGES)).put(url, answer);
}

async function kept(url: string): Promise<Response> {
  return (await caches.match(url, { ignoreVary: true })) ?? Response.error();
}

async function keepPages(language: string): Promise<void> {
  const pages = await caches.open(PAGES);
  const menu = `/api/catalogue?lang=${language}`;
  await pages.add(menu);
  const games = (await (await kept(menu)).json()) as { id: string }[];
  // One at a time, so that they do not slow down a table that a player is waiting for.
  for (const { id } of games) await pages.add(`/api/rules/${id}?lang=${language}`);
}
