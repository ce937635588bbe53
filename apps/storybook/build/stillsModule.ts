import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stillPage } from '@marquee/arcade/still-page';
import { stillList, type StillId } from '@marquee/arcade/stills';
import { fontSubsets } from '@marquee/reference';
import type { Plugin } from 'vite';

const arcade = join(import.meta.dirname, '../../arcade/dist');
const fonts = join(import.meta.dirname, '../../../brands/northbay/assets/fonts');

const languages = ['en', 'vi'] as const;

const scripts = Object.keys(fontSubsets);

/** In letters that are the same on every machine, and without motion. */
const sheet = () => `${scripts
  .map((script) => {
    const bytes = readFileSync(join(fonts, `hanken-grotesk-${script}.woff2`)).toString('base64');
    return `@font-face{font-family:Still-${script};font-weight:100 900;src:url(data:font/woff2;base64,${bytes})}`;
  })
  .join('')}
*{font-family:${scripts.map((script) => `Still-${script}`).join()}!important;caret-color:transparent!important}
*,*::before,*::after{animation:none!important;transition:none!important}`;

const pageOf = (id: StillId, language: (typeof languages)[number]) =>
  stillPage(id, language)
    .replaceAll('="/assets/', '="assets/')
    .replace('<body>', '<link rel="stylesheet" href="still.css"><body>');

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/** Every file by its name below `arcade/`; none where the arcade's pages are not built. */
const files = (): Map<string, () => string | Buffer> => {
  const built = join(arcade, 'assets');
  if (!existsSync(built)) return new Map();
  return new Map<string, () => string | Buffer>([
    ['still.css', sheet],
    ...readdirSync(built).map((name) => [`assets/${name}`, () => readFileSync(join(built, name))] as const),
    ...(Object.keys(stillList) as StillId[]).flatMap((id) =>
      languages.map((language) => [`${id}.${language}.html`, () => pageOf(id, language)] as const),
    ),
  ]);
};

/** Serves and writes the arcade's pages as they stand at one moment, so that a screen needs no arcade. */
export const stillsModule = (): Plugin => ({
  name: 'marquee:stills',
  configureServer(server) {
    const known = files();
    server.middlewares.use((request, response, next) => {
      const name = (request.url ?? '').split('?')[0]!.replace(/^\/arcade\//, '');
      const file = known.get(name);
      if (!file || !request.url?.startsWith('/arcade/')) return next();
      const type = types[name.split('.').at(-1)!] ?? 'application/octet-stream';
      return void response.setHeader('content-type', `${type}; charset=utf-8`).end(file());
    });
  },
  generateBundle() {
    const known = files();
    if (known.size === 0)
      this.error('The arcade’s pages are not built: pnpm --filter @marquee/arcade build.');
    for (const [name, read] of known)
      this.emitFile({ type: 'asset', fileName: `arcade/${name}`, source: read() });
  },
});
