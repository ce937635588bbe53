import { themeCss } from '@marquee/brand/theme';
import { reactPlugins } from '@marquee/config/vite';
import { defineConfig, type Plugin } from 'vite';
import { addressesIn } from './addressesIn.ts';
import { tokens } from './src/theme/tokens.ts';

const theme = 'virtual:theme.css';

/** The console's theme as a style sheet: its policy allows no style in the document. */
const themeSheet: Plugin = {
  name: 'marquee:console-theme',
  resolveId: (id) => (id === theme ? `\0${theme}` : undefined),
  load: (id) => (id === `\0${theme}` ? themeCss(tokens, { scheme: 'auto' }) : undefined),
};

/** Tells the server which addresses there are, as the list of pages says them; it answers any other with 404. */
const routesFile = (): Plugin => {
  const addresses = new Set(['/', '/invitation']);
  return {
    name: 'marquee:console-routes',
    apply: 'build',
    moduleParsed({ id, code }) {
      if (id.endsWith('/src/pages.tsx') && code)
        for (const address of addressesIn(this.parse(code))) addresses.add(address);
    },
    generateBundle() {
      if (addresses.size < 3) throw new Error('src/pages.tsx says no addresses as literals.');
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify([...addresses]) });
    },
  };
};

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [themeSheet, routesFile(), ...reactPlugins(import.meta.dirname)],
  resolve: { dedupe: ['react', 'react-dom', '@lingui/core', '@lingui/react', '@tanstack/react-query'] },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
