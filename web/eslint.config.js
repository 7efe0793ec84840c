import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/protocol/messages.ts']), // generated
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Allows `const { dropped, ...rest } = options`, which removes a key.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    // These modules are plain data and logic. Only pages, components and the modules for storage and sockets use the browser.
    files: ['src/state/**/*.ts', 'src/language/catalogue.ts', 'src/settings/preferences.ts', 'src/socket/heartbeat.ts'],
    ignores: ['**/*.test.ts', '**/fixtures.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...Object.keys(globals.browser).filter((name) => !(name in globals['shared-node-browser'])),
        'WebSocket',
        'fetch',
        'localStorage',
        'navigator',
        'sessionStorage',
      ],
      'no-restricted-imports': ['error', { patterns: ['*.svelte', '*.svelte.ts', 'svelte', 'svelte/*'] }],
    },
  },
);
