import { build } from 'vite';
import { expect, test } from 'vitest';
import { partTexts } from './partTexts.ts';

/** A catalog as Lingui's loader compiles one. */
const catalogOf = (messages: Record<string, string>) =>
  `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;

const all = catalogOf({ homeAA: 'Welcome', laterA: 'Later', shared: 'Both' });

const files: Readonly<Record<string, string>> = {
  '/entry.ts':
    "import { feature } from '/packages/features/home/src/index.ts'; globalThis.feature = feature;",
  '/packages/features/home/src/index.ts': `export const feature = {
    slots: { 'home-hero-full': () => import("./Hero.slot.tsx") },
    page: () => import('./Further.page.tsx'),
    texts: () => import('./locales/en.po'),
    rest: () => import('./locales/en.po?lingui'),
  };`,
  '/packages/features/home/src/Hero.slot.tsx': "export default ['homeAA', 'shared'];",
  '/packages/features/home/src/Further.page.tsx': "export default ['laterA', 'shared'];",
  '/packages/features/home/src/locales/en.po': all,
  '/packages/features/home/src/locales/en.po?lingui': all,
};

/** What each half of the catalog holds once it is built. */
const built = async () => {
  const answer = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id, from) => (id.startsWith('.') ? new URL(id, `file://${from}`).href.slice(7) : id),
        load: (id) => files[id],
      },
      partTexts(),
    ],
    build: { write: false, minify: false, rollupOptions: { input: '/entry.ts' } },
  });
  const { output } = answer as { output: { type: string; code?: string; facadeModuleId?: string | null }[] };
  const messagesIn = (id: string) => {
    const code = output.find(({ facadeModuleId }) => facadeModuleId === id)?.code ?? '';
    const [, written = ''] = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code) ?? [];
    return JSON.parse(JSON.parse(written) as string) as Record<string, string>;
  };
  const catalog = '/packages/features/home/src/locales/en.po';
  return { home: messagesIn(catalog), rest: messagesIn(`${catalog}?lingui`) };
};

test('what a home page says stands apart from the rest, and nothing is lost', async () => {
  const { home, rest } = await built();
  expect(home).toEqual({ homeAA: 'Welcome', shared: 'Both' });
  expect(rest).toEqual({ laterA: 'Later' });
});
