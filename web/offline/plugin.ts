/**
 * Adds the files for play without a server to the build: Pyodide, and what build_backend/longwood_build/offline.py has packed. Their folder
 * has a digest of them in its name, so that no file of one version is ever used with those of another.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compress } from './compress.ts';

const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url));
const PACKED = `${MODULES}/.offline`;
const SOURCES = {
  // Many web servers have no media type for .mjs, and browsers refuse scripts without one.
  'pyodide.js': `${MODULES}/pyodide/pyodide.mjs`,
  'pyodide.asm.js': `${MODULES}/pyodide/pyodide.asm.mjs`,
  'pyodide.asm.wasm': `${MODULES}/pyodide/pyodide.asm.wasm`,
  'library.zip': `${PACKED}/library.zip`,
  'msgspec.zip': `${PACKED}/msgspec.zip`,
  'longwood.zip': `${PACKED}/longwood.zip`,
  'search.wasm': fileURLToPath(new URL('../../.tools/wasm/search.wasm', import.meta.url)),
} as const;
/** What Pyodide's list of packages says about itself. The packages in it are not part of the build. */
const { info } = JSON.parse(readFileSync(`${MODULES}/pyodide/pyodide-lock.json`, 'utf8')) as { info: object };
/** The licences of what the other files contain. The app doesn't need it, so browsers don't download it. */
const NOTICES = fileURLToPath(new URL('third-party.txt', import.meta.url));
const PREFIX = 'assets/offline-';

/** Whether a file of the build is only for play without a server. */
export const isForOffline = (name: string): boolean => name.startsWith(PREFIX);

interface Files {
  base: string;
  files: Record<string, Buffer>;
}

let read: Files | undefined;

export function files(): Files {
  if (read) return read;
  if (!existsSync(`${PACKED}/longwood.zip`))
    throw new Error('the files for offline play are missing; run `make setup`');
  const found = Object.fromEntries(
    Object.entries(SOURCES).map(([name, path]) => [name, renamed(name, withoutMap(readFileSync(path)))]),
  );
  const digest = createHash('sha256');
  for (const [name, data] of Object.entries(found))
    digest.update(name).update(createHash('sha256').update(data).digest());
  return (read = { base: `${PREFIX}${digest.digest('hex').slice(0, 12)}/`, files: found });
}

/** Returns a script without the comment that names its source map, which is not part of the build. */
function withoutMap(data: Buffer): Buffer {
  const comment = data.lastIndexOf('\n//# sourceMappingURL=');
  return comment < 0 ? data : data.subarray(0, comment + 1);
}

/** Returns a script with the names of the scripts that it imports changed to those in the build. */
function renamed(name: string, data: Buffer): Buffer {
  if (name !== 'pyodide.js') return data;
  const text = data.toString();
  if (!text.includes('pyodide.asm.mjs')) throw new Error('pyodide.mjs no longer imports pyodide.asm.mjs');
  return Buffer.from(text.replaceAll('pyodide.asm.mjs', 'pyodide.asm.js'));
}

/** `virtual:offline` says where the files are. See offline.d.ts. */
export const offline: Plugin = {
  name: 'longwood-offline',
  resolveId: (id) => (id === 'virtual:offline' ? '\0virtual:offline' : null),
  async load(id) {
    if (id !== '\0virtual:offline') return null;
    const { base, files: found } = files();
    const packed = await Promise.all(Object.values(found).map((data) => compress(data, true)));
    const size = packed.reduce((sum, { gz }) => sum + gz.length, 0);
    return `export const BASE = ${JSON.stringify(base)};
export const FILES = ${JSON.stringify(Object.fromEntries(Object.entries(found).map(([name, data]) => [name, data.length])))};
export const SIZE = ${size};
export const LOCK = ${JSON.stringify({ info, packages: {} })};`;
  },
};

/** Writes the files. Part of the main build only, not of the workers'. */
export const offlineFiles: Plugin = {
  name: 'longwood-offline-files',
  apply: 'build',
  generateBundle() {
    const { base, files: found } = files();
    for (const [name, source] of Object.entries(found)) this.emitFile({ type: 'asset', fileName: base + name, source });
    this.emitFile({ type: 'asset', fileName: `${base}third-party.txt`, source: readFileSync(NOTICES) });
  },
};
