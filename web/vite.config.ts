/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** `longwood play` listens here; `npm run dev` serves the sources and passes the rest on to it. */
const SERVER = 'http://127.0.0.1:8817';

const LOCALES = fileURLToPath(new URL('../src/longwood/locales', import.meta.url));

/** Messages of pages that the server writes: of no use in the browser. */
const SERVERS_OWN = /^(?:page|brief|option|group|note|cli)-/;

/** The texts of a language as a module of their own, of which the browser fetches one. */
const languages: Plugin = {
  name: 'longwood-languages',
  resolveId: (id) => (id.startsWith('texts:') ? `${LOCALES}/${id.slice('texts:'.length)}.texts` : null),
  load(path) {
    if (!path.endsWith('.texts')) return null;
    const folder = path.slice(0, -'.texts'.length);
    const files = readdirSync(folder).sort();
    const source = files.map((name) => {
      this.addWatchFile(`${folder}/${name}`);
      return readFileSync(`${folder}/${name}`, 'utf8');
    });
    // A message is a line that begins at the margin and those indented below it.
    const entries = source.join('\n').split(/^(?=\S)/m);
    const messages = entries.filter((entry) => !entry.startsWith('#') && !SERVERS_OWN.test(entry));
    return `export default ${JSON.stringify(messages.map((entry) => `${entry.trimEnd()}\n`).join(''))};`;
  },
};

const FIRST_PAINT = 'src/settings/first-paint.ts';

/** What must run before the first paint: a plain script in the head, a file of its own, for the page's policy allows none inline. */
let building = false;
const firstPaint: Plugin = {
  name: 'longwood-first-paint',
  configResolved({ command }) {
    building = command === 'build';
  },
  buildStart() {
    if (building) this.emitFile({ type: 'chunk', id: FIRST_PAINT, name: 'first-paint' });
  },
  transformIndexHtml(_, { bundle }) {
    const built = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === 'first-paint');
    return [{ tag: 'script', attrs: { src: `/${built?.fileName ?? FIRST_PAINT}` }, injectTo: 'head-prepend' }];
  },
};

const WORKER = 'service-worker.js';

/** The service worker: a script at the root, so that it answers for every page, which knows all files of the build. */
const serviceWorker: Plugin = {
  name: 'longwood-service-worker',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/worker/service-worker.ts', fileName: WORKER });
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk' || worker.imports.length > 0)
        throw new Error('the service worker must be one script');
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const digest = createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 12);
      const all = [...files, ...readdirSync('public')].map((name) => `/${name}`);
      worker.code = worker.code.replace('LONGWOOD_FILES', JSON.stringify(all)).replace('LONGWOOD_VERSION', digest);
    },
  },
};

export default defineConfig({
  plugins: [svelte(), languages, firstPaint, serviceWorker],
  build: {
    // The Python package serves this folder; it is git-ignored and made anew by every build.
    outDir: '../src/longwood/server/static',
    emptyOutDir: true,
    // The page is served under a Content-Security-Policy of 'self' alone: no inline script, no data: address.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] }, // the languages lie outside web/
    proxy: {
      '/api': { target: SERVER },
      '/ws': { target: SERVER, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: ['src/language/english.ts'],
  },
});
