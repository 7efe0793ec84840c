/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite';
import { compress, forgetOthers } from './offline/compress.ts';
import { files as offlineSources, isForOffline, offline, offlineFiles } from './offline/plugin.ts';

/** The address of `longwood play`. `npm run dev` serves the sources and forwards all other requests there. */
const SERVER = 'http://127.0.0.1:8817';

const LOCALES = fileURLToPath(new URL('../src/longwood/locales', import.meta.url));

/** Matches the messages that only the server uses. */
const SERVERS_OWN = /^(?:page|brief|board|option|group|note|cli|lesson)-/;

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

type Row = Record<string, unknown>;
type Rows = Row[];
const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));
/** What people see of a summary. */
const ODDS_KEYS = ['game', 'options', 'deals', 'won', 'lost', 'open', 'winnable'];
/** The computer player whose share of wins is shown beside the odds. */
const PLAYER = 'careful';

const only = (rows: Rows, keys: string[]): Rows =>
  rows.map((one) => Object.fromEntries(keys.map((key) => [key, one[key]])));

const gameOf = (one: Row): string => JSON.stringify([one['game'], one['options']]);

/** Returns the mean of the best scores of a study, rounded as it is shown. */
function meanScore(one: Row): number {
  const scores = Object.entries(one['scores'] as Record<string, number>);
  const total = scores.reduce((sum, [score, deals]) => sum + Number(score) * deals, 0);
  return Number((total / scores.reduce((sum, [, deals]) => sum + deals, 0)).toFixed(1));
}

/**
 * Returns the odds of the rules that were searched, with what the computer player won of the same game, the mean of the best scores, and
 * the first unsolved deal. If a game was searched more than once, the study that knows most comes first.
 */
function oddsTable(odds: Rows, players: Rows, unsolved: Rows): Rows {
  const careful = new Map(
    players
      .filter((one) => one['policy'] === PLAYER)
      .map((one) => [one['rules_hash'], only([one], ['won', 'deals'])[0]]),
  );
  const strokes = new Map(odds.filter(({ goal }) => goal === 'score').map((one) => [gameOf(one), meanScore(one)]));
  const open = new Map(unsolved.map((one) => [gameOf(one), (one['deals'] as number[])[0]]));
  const known = new Map<string, Row>();
  for (const one of odds.filter(({ goal }) => goal === 'verdict')) {
    if (!known.has(gameOf(one))) known.set(gameOf(one), one);
  }
  return [...known].map(([game, one]) => ({
    ...only([one], ODDS_KEYS)[0],
    unsolved: open.get(game) ?? null,
    careful: careful.get(one['rules_hash']) ?? null,
    strokes: strokes.get(game) ?? null,
  }));
}

/** Returns the differences between increasing numbers, the first from 0. */
const gapsOf = (numbers: number[]): number[] => numbers.map((number, at) => number - (numbers[at - 1] ?? 0));

/** The modules of the published results, each with its files in docs/ and what it takes from these. */
const RESULTS: Record<string, { files: string[]; take: (...tables: Rows[]) => Rows }> = {
  'odds:table': {
    files: ['odds.json', 'players.json', 'open-deals.json'],
    take: (odds = [], players = [], unsolved = []) => oddsTable(odds, players, unsolved),
  },
  'odds:open': {
    files: ['open-deals.json'],
    // The gaps between the numbers are small, so they need less space than the numbers.
    take: (lists = []) =>
      lists
        .map((one) => ({ ...only([one], ['game', 'options'])[0], gaps: gapsOf(one['deals'] as number[]) }))
        .filter((one) => one.gaps.length > 0),
  },
};

/** Makes the published results modules, without the digests that only studies need. */
const odds: Plugin = {
  name: 'longwood-odds',
  resolveId: (id) => (id in RESULTS ? `\0${id}` : null),
  load(id) {
    const results = id.startsWith('\0') ? RESULTS[id.slice(1)] : undefined;
    if (!results) return null;
    const files = results.files.map((name) => DOCS + name);
    for (const file of files) this.addWatchFile(file);
    const tables = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Rows);
    return `export default ${JSON.stringify(results.take(...tables))};`;
  },
};

const FIRST_PAINT = 'src/settings/first-paint.ts';

let building = false;

/**
 * Adds to the head what the first paint needs: first-paint.ts, as a separate script because the Content-Security-Policy allows no inline
 * scripts, and the font of Latin letters and digits, which is on every page. A font that comes after the first paint would move the texts.
 */
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
    const tags: HtmlTagDescriptor[] = [
      { tag: 'script', attrs: { src: built ? `./${built.fileName}` : `/${FIRST_PAINT}` }, injectTo: 'head-prepend' },
    ];
    const font = Object.keys(bundle ?? {}).find((name) => name.includes('rubik-latin-'));
    if (bundle && !font) throw new Error('the font of Latin letters is missing');
    if (font) {
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${font}`, crossorigin: '' };
      tags.push({ tag: 'link', attrs, injectTo: 'head-prepend' });
    }
    return tags;
  },
};

const WORKER = 'service-worker.js';
/** The script of the element <longwood-table>, for the pages of others. It is at the root, so that its address stays the same. */
const ELEMENT = 'longwood-table.js';

/** Returns the built code of a script at the root, which must have no imports. */
function rootScript(bundle: Rollup.OutputBundle, name: string): Rollup.OutputChunk {
  const built = bundle[name];
  if (built?.type !== 'chunk' || built.imports.length + built.exports.length > 0)
    throw new Error(`${name} must be one script`);
  return built;
}

/** Builds the element as a classic script. Its names are not those of the page around it. */
const element: Plugin = {
  name: 'longwood-element',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/embed/longwood-table.ts', fileName: ELEMENT, preserveSignature: false });
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const built = rootScript(bundle, ELEMENT);
      built.code = `(() => {${built.code.trimEnd()}})();\n`;
    },
  },
};

/**
 * Builds the service worker as a script at the root, so that it controls all pages, and gives it the list of built files. Page and worker
 * state the version, a digest of everything that the worker serves and of the worker itself.
 */
const serviceWorker: Plugin = {
  name: 'longwood-service-worker',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/worker/service-worker.ts', fileName: WORKER });
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = rootScript(bundle, WORKER);
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !isForOffline(name));
      // Browsers fetch the pictures of the manifest only while they offer to install the app.
      const published = readdirSync('public').filter((name) => !name.startsWith('screenshot-'));
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('index.html must be a page');
      const html = String(page.source);
      const hash = createHash('sha256').update(files.sort().join()).update(worker.code).update(html);
      for (const name of published) hash.update(readFileSync(`public/${name}`));
      const digest = hash.digest('hex').slice(0, 12);
      const all = [...files, ...published];
      const { base, files: forOffline } = offlineSources();
      const offline = Object.keys(forOffline).map((name) => base + name);
      page.source = html.replace('<head>', `<head>\n    <meta name="longwood-version" content="${digest}" />`);
      worker.code = worker.code
        .replace('LONGWOOD_FILES', JSON.stringify(all))
        .replace('LONGWOOD_OFFLINE', JSON.stringify(offline))
        .replace('LONGWOOD_VERSION', digest);
    },
  },
};

const STATIC = fileURLToPath(new URL('../src/longwood/server/static', import.meta.url));

/** Writes compressed copies of the built files, so that the server doesn't have to compress them. */
const compressed: Plugin = {
  name: 'longwood-compressed',
  apply: 'build',
  async closeBundle() {
    const names = readdirSync(STATIC, { recursive: true, encoding: 'utf8' });
    await Promise.all(
      names.filter((name) => /\.(?:js|css|svg|wasm|zip|txt|webmanifest)$/.test(name)).map(addCompressed),
    );
    await forgetOthers();
  },
};

async function addCompressed(name: string): Promise<void> {
  const path = `${STATIC}/${name}`;
  const content = await readFile(path);
  const packed = await compress(content, isForOffline(name));
  for (const [suffix, data] of Object.entries(packed))
    if (data.length < content.length) await writeFile(`${path}.${suffix}`, data);
}

const MAIN = fileURLToPath(new URL('src/main.ts', import.meta.url));
let modulesAtStart: Set<string> | null = null;

/**
 * Puts everything that the start page and the table load into one chunk. Modules that other pages share with them would otherwise become
 * dozens of small chunks, which take more requests and compress worse.
 */
function chunkOf(id: string, modules: Rollup.ChunkingContext): string | null {
  if (!modulesAtStart) {
    modulesAtStart = new Set([MAIN]);
    // The set grows while it is walked through.
    for (const one of modulesAtStart)
      modules.getModuleInfo(one)?.importedIds.forEach((imported) => modulesAtStart?.add(imported));
  }
  return modulesAtStart.has(id) ? 'index' : null;
}

/**
 * Makes Chromium compile the first chunk in the background while it loads. Otherwise each function is compiled at its first call, which makes
 * the first frames of a table late on a slow phone. Source: https://v8.dev/blog/explicit-compile-hints
 */
const compiledEarly: Plugin = {
  name: 'longwood-compiled-early',
  apply: 'build',
  generateBundle: {
    order: 'post', // the comment must be the first line, and Vite adds one, too
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.name === 'index')
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
};

const SRC = fileURLToPath(new URL('src', import.meta.url));
const tests = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => `${SRC}/${path.replaceAll('\\', '/')}`);
/** Matches the unit tests that replace modules, globals or the clock. Each of them needs modules of its own. */
const REPLACES = /\bvi\.|fake-indexeddb/;
const otherTests = tests.filter((path) => REPLACES.test(readFileSync(path, 'utf8')));
const pureTests = tests.filter((path) => !otherTests.includes(path));

export default defineConfig(({ command }) => ({
  // Built files refer to each other by relative URLs, so that a site can be in any folder. The server makes those in the page absolute.
  base: command === 'build' ? './' : '/',
  plugins: [
    svelte(),
    languages,
    odds,
    offline,
    firstPaint,
    compiledEarly,
    element,
    serviceWorker,
    offlineFiles,
    compressed,
  ],
  worker: { format: 'es', plugins: () => [offline] },
  build: {
    // The Python package serves this folder. It is git-ignored, and each build replaces it.
    outDir: STATIC,
    emptyOutDir: true,
    // The Content-Security-Policy allows only 'self': no inline scripts and no data: URLs.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Some web hosts, such as GitHub Pages, don't serve files whose names begin with an underscore, as those of virtual modules would.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.replace(/^_+/, '')}-[hash].js`,
        codeSplitting: { groups: [{ name: chunkOf }] },
      },
    },
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
    setupFiles: ['src/language/english.ts'],
    testTimeout: 60_000, // the layout tests take 3 s on an idle machine, and much longer on a busy one
    pool: 'threads',
    // Loading the modules and the texts again for each file would take longer than the tests.
    projects: [
      { extends: true, test: { name: 'shared', include: pureTests, isolate: false } },
      { extends: true, test: { name: 'isolated', include: otherTests, isolate: true } },
    ],
  },
}));
