import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { beforeEach, describe, expect, it } from 'vitest';
import source from './service-worker.ts?raw';

const ORIGIN = 'https://cards.example';
const OFFLINE = ['search.wasm', 'longwood.zip'];

const urlOf = (request: string | Request): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;

class FakeCache {
  readonly responses = new Map<string, Response>();
  keys = (): Promise<{ url: string }[]> => Promise.resolve([...this.responses.keys()].map((url) => ({ url })));
  match = (request: string | Request): Promise<Response | undefined> =>
    Promise.resolve(this.responses.get(urlOf(request))?.clone());
  put = (request: string | Request, response: Response): Promise<void> =>
    Promise.resolve(void this.responses.set(urlOf(request), response));
  add = (request: string | Request): Promise<void> => this.addAll([request]);
  delete = (request: string): Promise<boolean> => Promise.resolve(this.responses.delete(urlOf(request)));
  async addAll(requests: (string | Request)[]): Promise<void> {
    const found = await Promise.all(requests.map(async (request) => [request, await fetchNow(request)] as const));
    if (found.some(([, { ok }]) => !ok)) throw new TypeError('not all files could be loaded');
    for (const [request, response] of found) await this.put(request, response);
  }
}

let stored: Map<string, FakeCache>;
const open = (name: string): FakeCache => {
  const found = stored.get(name) ?? new FakeCache();
  stored.set(name, found);
  return found;
};
const caches = {
  open: (name: string) => Promise.resolve(open(name)),
  has: (name: string) => Promise.resolve(stored.has(name)),
  delete: (name: string) => Promise.resolve(stored.delete(name)),
  keys: () => Promise.resolve([...stored.keys()]),
  match: async (request: string | Request) =>
    (await Promise.all([...stored.values()].map((cache) => cache.match(request)))).find(Boolean),
};

/** What the network has at some paths, instead of a file that says its path. */
let network: Record<string, () => Response>;
const fetchNow = (request: string | Request): Promise<Response> => {
  const { pathname } = new URL(urlOf(request));
  return Promise.resolve(network[pathname]?.() ?? new Response(pathname));
};

interface Installed {
  install: () => Promise<unknown>;
  activate: () => Promise<unknown>;
  /** Returns the text that a page or a request gets. */
  get: (path: string, mode?: string) => Promise<string>;
  /** Receives a message from a page. */
  receive: (message: string) => Promise<unknown>;
}

/** Starts the worker of a version. The name of its files for play without a server is that of the version. */
function start(version: string, { folder = '/', metered = false } = {}): Installed {
  const listeners: Record<string, (event: object) => void> = {};
  const offline = OFFLINE.map((name) => `assets/offline-${version}/${name}`);
  const code = ts
    .transpile(source, { target: ts.ScriptTarget.ES2022 })
    .replace('LONGWOOD_FILES', JSON.stringify([`assets/${version}.js`]))
    .replace('LONGWOOD_OFFLINE', JSON.stringify(offline))
    .replace('LONGWOOD_VERSION', version);
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    skipWaiting: () => Promise.resolve(),
    clients: { claim: () => Promise.resolve() },
  };
  class LocalRequest extends Request {
    constructor(path: string) {
      super(new URL(path, ORIGIN));
    }
  }
  const location = new URL(`${folder}service-worker.js`, ORIGIN);
  const navigator = { connection: { saveData: metered } };
  runInNewContext(code, {
    ...{ self, caches, location, navigator, fetch: fetchNow, Request: LocalRequest, Response, URL },
    ...{ TextDecoderStream, setTimeout },
  });
  const wait = (type: string, data?: string): Promise<unknown> =>
    new Promise((done) => listeners[type]?.({ data, waitUntil: (work: Promise<unknown>) => done(work) }));
  const get = async (path: string, mode = 'navigate'): Promise<string> => {
    const request = { url: new URL(path, ORIGIN).href, method: 'GET', mode };
    const response = new Promise<Response>((done) => listeners.fetch?.({ request, respondWith: done }));
    return (await response).text();
  };
  const receive = (message: string): Promise<unknown> => wait('message', message);
  return { install: () => wait('install'), activate: () => wait('activate'), get, receive };
}

const html = (content: string) => (): Response => new Response(content, { headers: { 'content-type': 'text/html' } });
const pageOf = (version: string) =>
  html(`<head><meta name="longwood-version" content="${version}" /></head>${version}`);
const downloadOffline = (version: string, folder = '/'): Promise<void> =>
  open(`longwood-offline-${folder === '/' ? '' : folder}${version}`).addAll(
    OFFLINE.map((name) => `${folder}assets/offline-${version}/${name}`),
  );

beforeEach(() => {
  stored = new Map();
  network = { '/': pageOf('v1') };
});

describe('the page', () => {
  it.each([true, false])(
    'is that of the complete version until the next one is installed (metered: %s)',
    async (metered) => {
      const worker = start('v1', { metered });
      await worker.install();
      await downloadOffline('v1');
      network['/'] = network['/play/golf'] = pageOf('v2');
      expect(await worker.get('/play/golf')).toBe(await pageOf('v1')().text());
    },
  );

  it('is that of the server if this version is incomplete', async () => {
    const worker = start('v1', { metered: true });
    await worker.install();
    network['/'] = pageOf('v2');
    expect(await worker.get('/')).toBe(await pageOf('v2')().text());
  });

  it('of another app on the same host stays as it is', async () => {
    const worker = start('v1', { metered: true });
    await worker.install();
    await downloadOffline('v1');
    const blog = '<head><script src="/blog/assets/blog-1.js"></script></head>My blog';
    network['/blog/'] = html(blog);
    expect(await worker.get('/blog/')).toBe(blog);
    network['/blog/logo.svg'] = () => new Response('a logo');
    expect(await worker.get('/blog/logo.svg')).toBe('a logo');
  });

  it('needs only the head to be there', async () => {
    const worker = start('v1');
    await worker.install();
    await downloadOffline('v1');
    const head = new TextEncoder().encode('<head><title>A live page</title></head>');
    let body!: ReadableStreamDefaultController;
    const stream = new ReadableStream({ start: (controller) => (body = controller).enqueue(head) });
    network['/live'] = () => {
      setTimeout(() => body.close());
      return new Response(stream, { headers: { 'content-type': 'text/html' } });
    };
    expect(await worker.get('/live')).toBe('<head><title>A live page</title></head>');
  });

  it('has the catalogue of its own version, and the next version has its own again', async () => {
    const worker = start('v1', { metered: true });
    await worker.install();
    await downloadOffline('v1');
    const catalogue = '/api/catalogue?lang=en';
    network['/api/catalogue'] = () => new Response('v1');
    await worker.get('/');
    expect(await worker.get(catalogue, 'cors')).toBe('v1');
    network = { '/': pageOf('v2'), '/api/catalogue': () => new Response('v2') };
    await expect(start('v2', { metered: true }).install()).rejects.toThrow('metered');
    expect(await start('v1').get(catalogue, 'cors'), 'a worker that was just started').toBe('v1');
    await worker.get('/');
    expect(await worker.get(catalogue, 'cors')).toBe('v1');
    network['/'] = pageOf('v1');
    await worker.get('/');
    expect([...stored.keys()], 'the server no longer has the update').not.toContain('longwood-update');
    expect(await worker.get(catalogue, 'cors')).toBe('v2');
  });
});

describe('the language of a page', () => {
  it('gets its catalogue and its rules into the cache', async () => {
    network['/api/catalogue'] = () => new Response('[{"id":"golf"}]');
    const worker = start('v1');
    await worker.install();
    await worker.receive('he');
    expect([...open('longwood-pages').responses.keys()]).toEqual([
      `${ORIGIN}/api/catalogue?lang=he`,
      `${ORIGIN}/api/rules/golf?lang=he`,
    ]);
  });

  it('gets the catalogue of a site without a server into the cache, which is a file', async () => {
    network['/a/'] = html('<head><meta name="longwood-site" /></head>');
    const worker = start('v1', { folder: '/a/' });
    await worker.install();
    await worker.receive('he');
    expect([...open('longwood-pages').responses.keys()]).toEqual([`${ORIGIN}/a/api/catalogue-he.json`]);
  });
});

describe('an update', () => {
  it('that fails keeps the files of the same version', async () => {
    await start('v1').install();
    network['/assets/v1.js'] = () => Response.error();
    await expect(start('v1').install()).rejects.toThrow();
    expect([...stored.keys()]).toContain('longwood-files-v1');
  });

  it('that fails leaves nothing of a new version', async () => {
    await start('v1').install();
    network['/assets/v2.js'] = () => Response.error();
    await expect(start('v2').install()).rejects.toThrow();
    expect([...stored.keys()]).not.toContain('longwood-files-v2');
  });

  it.each(['/', '/b/', '/a/c/'])('of one site keeps the files of a site in another folder (%s)', async (folder) => {
    const site = start('v1', { folder: '/a/' });
    await site.install();
    await site.activate();
    await downloadOffline('v1', '/a/');
    const before = [...stored.keys()];
    for (const version of ['v1', 'v2', 'v3']) {
      const other = start(version, { folder });
      await other.install();
      await other.activate();
      await downloadOffline(version, folder);
    }
    expect([...stored.keys()]).toEqual(expect.arrayContaining(before));
    expect([...stored.keys()].filter((name) => name.startsWith('longwood-files-'))).toHaveLength(3);
  });

  it('removes files of its own folder whose caches were named without it', async () => {
    for (const version of ['v0', 'v1', 'v2']) await open(`longwood-files-${version}`).addAll(['/a/', '/a/icon.svg']);
    await open('longwood-files-root').addAll(['/', '/assets/x.js', '/icon.svg']);
    const worker = start('v3', { folder: '/a/' });
    await worker.install();
    await worker.activate();
    expect([...stored.keys()]).toEqual(['longwood-files-v2', 'longwood-files-root', 'longwood-files-/a/v3']);
  });

  it('brings the files for play without a server if there are those of a cache named without the folder', async () => {
    await open('longwood-offline-v0').add('/a/assets/offline-v0/search.wasm');
    await start('v1', { folder: '/a/' }).install();
    expect(open('longwood-offline-/a/v1').responses.size).toBe(OFFLINE.length);
  });
});
