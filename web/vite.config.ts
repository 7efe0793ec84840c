/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** The address of `longwood play`. `npm run dev` serves the sources and forwards all other requests there. */
const SERVER = 'http://127.0.0.1:8817';

const LOCALES = fileURLToPath(new URL('../src/longwood/locales', import.meta.url));

/** Matches the messages that only the server uses. */
const SERVERS_OWN = /^(?:page|brief|option|group|note|cli)-/;

/** Makes each language's messages a separate module, so that the browser downloads only one language. */
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
    // A message is an unindented line and the indented lines after it.
    const entries = source.join('\n').split(/^(?=\S)/m);
    const messages = entries.filter((entry) => !entry.startsWith('#') && !SERVERS_OWN.test(entry));
    return `export default ${JSON.stringify(messages.map((entry) => `${entry.trimEnd()}\n`).join(''))};`;
  },
};

const FIRST_PAINT = 'src/settings/first-paint.ts';

let building = false;

/** Adds first-paint.ts to the head as a separate script, because the Content-Security-Policy allows no inline scripts. */
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

/** Builds the service worker as a script at the root, so that it controls all pages, and gives it the list of built files. */
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
    // The Python package serves this folder. It is git-ignored, and each build replaces it.
    outDir: '../src/longwood/server/static',
    emptyOutDir: true,
    // The Content-Security-Policy allows only 'self': no inline scripts and no data: URLs.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] }, // the message files are outside web/
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
