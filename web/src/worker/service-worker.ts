/**
 * Caches the page, the card art and the rules pages, so that Longwood opens even if its server cannot be reached. Games are never cached:
 * requests for tables, records and statistics go straight to the server. It is built as a plain script without imports.
 *
 * An update is atomic. It is installed only once all its files are there, including those for play without a server if this browser has
 * those of another version. The files of the previous version stay, so that open pages go on.
 *
 * On a metered connection, an update that needs files for play without a server waits until the player asks for it (local/update.ts).
 *
 * If this version is complete, it is used as a whole until the next one is installed: its own page, too, although the server has a newer one.
 */

/** All files of this build. vite.config.ts fills in the list. */
const FILES: readonly string[] = JSON.parse('LONGWOOD_FILES') as string[];
/** The files for play without a server. */
const OFFLINE: readonly string[] = JSON.parse('LONGWOOD_OFFLINE') as string[];
const VERSION = 'LONGWOOD_VERSION';

/** The path of the app's folder. */
const ROOT = new URL('.', location.href).pathname;
const SHELL = ROOT;
/** The app's folder in the names of caches, because sites in other folders share the origin. Empty at the root. */
const FOLDER = ROOT === '/' ? '' : ROOT;
const FILES_PREFIX = 'longwood-files-';
const FILES_CACHE = FILES_PREFIX + FOLDER + VERSION;
const PAGES_CACHE = 'longwood-pages';
/** The page downloads the files for play without a server into this cache (local/files.ts). */
const OFFLINE_PREFIX = 'longwood-offline-';
const OFFLINE_CACHE = OFFLINE_PREFIX + FOLDER + (OFFLINE[0]?.split('/').at(-2)?.split('-').at(-1) ?? '');
/** Exists while an update waits. Contains ASKED once the player wants it. */
const UPDATE_CACHE = `longwood-update${FOLDER}`;
const ASKED = `${ROOT}asked`;
const paths = FILES.map((name) => ROOT + name);
/** How long to wait for the server before the cache is used. */
const TIMEOUT_MS = 4_000;
/** The wait after a request has timed out, until the server answers again. */
const SHORT_TIMEOUT_MS = 300;
/** The most characters of a page in which its version is looked for. */
const MAX_HEAD = 10_000;
let hasTimedOut = false;
/** Whether this complete version is used although the server has another one; null if no page was loaded since the worker's start. */
let isBehind: boolean | null = null;

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
    const missing = await missingOffline();
    if (missing.length > 0 && (await mustWait())) throw new Error('the connection is metered');
    const isNew = !(await caches.has(FILES_CACHE));
    try {
      await (await caches.open(FILES_CACHE)).addAll([SHELL, ...paths].map(fresh));
      await addOffline(missing);
    } catch (error) {
      if (isNew) await caches.delete(FILES_CACHE);
      throw error; // the previous version stays, and the browser tries again at a later visit
    }
    await caches.delete(UPDATE_CACHE);
    await worker.skipWaiting();
  };
  event.waitUntil(cacheFiles());
});

worker.addEventListener('activate', (event) => {
  const removeOldFiles = async (): Promise<void> => {
    for (const [prefix, current] of Object.entries({ [FILES_PREFIX]: FILES_CACHE, [OFFLINE_PREFIX]: OFFLINE_CACHE })) {
      const others = (await ownCaches(prefix)).filter((name) => name !== current);
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name))); // the oldest comes first
    }
    await worker.clients.claim();
  };
  event.waitUntil(removeOldFiles());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (paths.includes(pathname) || pathname.startsWith(`${ROOT}assets/`)) event.respondWith(cacheFirst(request));
  else if (isPage(pathname)) event.respondWith(fetchData(request));
  else if (request.mode === 'navigate' && !pathname.startsWith(`${ROOT}api/`))
    event.respondWith(networkFirst(fetchPage(request), SHELL));
});

/** A page sends its language, so that the catalogue and the rules in that language can be cached. */
worker.addEventListener('message', (event) => {
  if (typeof event.data === 'string' && /^[a-z]{2,3}$/.test(event.data))
    event.waitUntil(cachePages(event.data).catch(() => undefined));
});

/** Returns the files for play without a server that are missing, if this browser has those of another version. */
async function missingOffline(): Promise<string[]> {
  const names = (await ownCaches(OFFLINE_PREFIX)).filter((name) => name !== OFFLINE_CACHE);
  const others = await Promise.all(names.map(urlsIn));
  return others.every(({ size }) => size === 0) ? [] : missingNow();
}

async function missingNow(): Promise<string[]> {
  const there = (await caches.has(OFFLINE_CACHE)) ? await urlsIn(OFFLINE_CACHE) : new Set();
  return OFFLINE.map((name) => new URL(ROOT + name, location.href).href).filter((url) => !there.has(url));
}

async function addOffline(missing: string[]): Promise<void> {
  if (missing.length === 0) return;
  try {
    await (await caches.open(OFFLINE_CACHE)).addAll(missing);
  } catch (error) {
    if (missing.length === OFFLINE.length) await caches.delete(OFFLINE_CACHE);
    throw error;
  }
}

/** Whether an update waits for another connection. The player's wish counts once, so that no later visit downloads it unasked. */
async function mustWait(): Promise<boolean> {
  if (!isMetered()) return false;
  const update = await caches.open(UPDATE_CACHE);
  return !(await update.delete(ASKED));
}

function isMetered(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === 'cellular';
}

/** Returns the names of this site's caches of all versions, the oldest first. */
async function ownCaches(prefix: string): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const areOwn = await Promise.all(names.map((name) => isOwn(name, name.slice(prefix.length))));
  return names.filter((_, index) => areOwn[index]);
}

/** Whether a cache is this site's. Earlier versions didn't put the folder into the name, so then the files themselves show it. */
async function isOwn(name: string, rest: string): Promise<boolean> {
  const folder = rest.slice(0, rest.lastIndexOf('/') + 1);
  if (folder !== '') return folder === FOLDER;
  const paths = [...(await urlsIn(name))].map((url) => new URL(url).pathname);
  const isInFolder = (path: string): boolean =>
    path.startsWith(ROOT) && /^(?:assets\/|[^/]*$)/.test(path.slice(ROOT.length));
  return (FOLDER === '' || paths.length > 0) && paths.every(isInFolder);
}

/** Returns the URLs of what a cache contains. */
async function urlsIn(name: string): Promise<Set<string>> {
  return new Set((await (await caches.open(name)).keys()).map(({ url }) => url));
}

/** Returns a request for a file of this build. Names in `assets` contain a digest; other files must not come from the browser's HTTP cache. */
const fresh = (path: string): Request =>
  new Request(path, path.startsWith(`${ROOT}assets/`) ? {} : { cache: 'reload' });

/** Whether a path is a cacheable page: the catalogue, the family tree or the rules of a game. A site without a server has them as files. */
function isPage(path: string): boolean {
  const name = path.startsWith(ROOT) ? path.slice(ROOT.length) : '';
  return /^api\/(?:(?:catalogue|tree)(?:$|-)|rules[/-])/.test(name);
}

/** Returns a file of this version. A page of an earlier version also gets its own files, whose names contain a digest. */
async function cacheFirst(request: Request): Promise<Response> {
  const files = await caches.open(FILES_CACHE);
  const isNamedByContent = new URL(request.url).pathname.startsWith(`${ROOT}assets/`);
  const found = await files.match(request, { ignoreVary: true });
  return found ?? (isNamedByContent ? await caches.match(request, { ignoreVary: true }) : undefined) ?? fetch(request);
}

/** Returns the response of the server, or the cached one for `fallback` if the request fails or takes too long, as on a dead connection. */
async function networkFirst(response: Promise<Response>, fallback: string): Promise<Response> {
  const timeout = new Promise<null>((done) =>
    setTimeout(() => done(null), hasTimedOut ? SHORT_TIMEOUT_MS : TIMEOUT_MS),
  );
  response.then(() => (hasTimedOut = false)).catch(() => undefined);
  const first = await Promise.race([response, timeout]).catch(() => cached(fallback));
  hasTimedOut ||= first === null;
  return first ?? (await match(fallback)) ?? response;
}

/** Returns the server's page. If it is Longwood's of another version, and this version is complete, returns the page of this version. */
async function fetchPage(request: Request): Promise<Response> {
  const response = await fetch(request);
  const isHtml = response.ok && response.headers.get('content-type')?.startsWith('text/html');
  const version = isHtml ? await versionOf(response.clone()) : null;
  if (version === null) return response;
  isBehind = version !== VERSION && (await missingNow()).length === 0;
  if (version === VERSION) await caches.delete(UPDATE_CACHE); // the server no longer has the update
  const shell = isBehind ? await (await caches.open(FILES_CACHE)).match(SHELL, { ignoreVary: true }) : undefined;
  return shell ?? response;
}

/** Returns the version that the head of a page states, or null if it isn't Longwood's. The rest may come later, so it isn't read. */
async function versionOf(page: Response): Promise<string | null> {
  const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader();
  let head = '';
  for (;;) {
    const part = await reader?.read();
    head += part?.value ?? '';
    const version = /<meta name="longwood-version" content="(\w+)"/.exec(head)?.[1];
    if (version === undefined && part?.done === false && head.length < MAX_HEAD && !head.includes('</head>')) continue;
    void reader?.cancel().catch(() => undefined);
    return version ?? null;
  }
}

/** Returns the catalogue or rules: the server's, or those in the cache while this version is used although the server has another one. */
async function fetchData(request: Request): Promise<Response> {
  if (await usesOwn()) return (await match(request.url)) ?? fetch(request);
  return networkFirst(fetchAndCache(request), request.url);
}

const usesOwn = async (): Promise<boolean> => isBehind ?? (await caches.has(UPDATE_CACHE));

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
  return (await match(url)) ?? Response.error();
}

/** Returns a cached response: that of this version if there is one. */
async function match(url: string): Promise<Response | undefined> {
  const files = await caches.open(FILES_CACHE);
  return (await files.match(url, { ignoreVary: true })) ?? caches.match(url, { ignoreVary: true });
}

/** Caches the catalogue and the rules. */
async function cachePages(language: string): Promise<void> {
  if (await usesOwn()) return; // those of the server are of another version
  const pages = await caches.open(PAGES_CACHE);
  if (await isSite()) {
    // Its rules are cached when they are used. Without the network, the others come from the referee.
    await pages.add(`${ROOT}api/catalogue-${language}.json`);
    return;
  }
  const menu = `${ROOT}api/catalogue?lang=${language}`;
  const answer = await fetch(menu);
  if (!answer.ok) return;
  await pages.put(menu, answer);
  const games = (await (await cached(menu)).json()) as { id: string }[];
  // One at a time, so that they do not slow down a table that a player is waiting for.
  for (const { id } of games) await pages.add(`${ROOT}api/rules/${id}?lang=${language}`);
}

/** Whether this is a site without a server. `longwood site` marks its page. */
async function isSite(): Promise<boolean> {
  const page = await (await caches.open(FILES_CACHE)).match(SHELL, { ignoreVary: true });
  return /<meta name="longwood-site"/.test((await page?.text()) ?? '');
}
