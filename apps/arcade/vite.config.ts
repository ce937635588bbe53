import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** The page of each kind of games is an entry of its own, so that a game loads nothing of another. */
export default defineConfig({
  root,
  publicDir: false,
  // A tenth of React's weight, and nothing of React that these pages lack.
  resolve: {
    alias: {
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
      react: 'preact/compat',
    },
  },
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: globSync('src/*/page/main.tsx', { cwd: root }).map((file) => join(root, file)),
    },
  },
});
