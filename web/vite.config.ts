/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** `longwood play` listens here; `npm run dev` serves the sources and passes the rest on to it. */
const SERVER = 'http://127.0.0.1:8817';

export default defineConfig({
  plugins: [svelte()],
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
    proxy: {
      '/api': { target: SERVER },
      '/ws': { target: SERVER, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  },
});
