import { themeCss } from '@marquee/brand/theme';
import { reactPlugins } from '@marquee/config/vite';
import { defineConfig, type Plugin } from 'vite';
import { routes } from './src/routes.ts';
import { tokens } from './src/theme/tokens.ts';

const theme = 'virtual:theme.css';

/** The console's theme as a style sheet: its policy allows no style in the document. */
const themeSheet: Plugin = {
  name: 'marquee:console-theme',
  resolveId: (id) => (id === theme ? `\0${theme}` : undefined),
  load: (id) => (id === `\0${theme}` ? themeCss(tokens, { scheme: 'auto' }) : undefined),
};

/** Tells the server which addresses there are. */
const routesFile: Plugin = {
  name: 'marquee:console-routes',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes) });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [themeSheet, routesFile, ...reactPlugins(import.meta.dirname)],
  resolve: { dedupe: ['react', 'react-dom', '@lingui/core', '@lingui/react', '@tanstack/react-query'] },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
