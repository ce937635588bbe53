import type { LoadedBrand } from '@marquee/brand/load';
import { themeCss } from '@marquee/brand/theme';
import type { Language } from '@marquee/reference';
import type { Plugin } from 'vite';
import { devDomain } from './devDomain.ts';
import { documentOf } from '../pages/documentOf.ts';
import { entryOf, faviconOf, marksOf } from './brandEntries.ts';

/**
 * In development, answers every page of one brand with HTML whose markup the script makes. The brand is read at each
 * page, because an edit of its folder replaces it.
 */
export const brandDocuments = (loaded: LoadedBrand): Plugin => ({
  name: 'marquee:brand-documents',
  apply: 'serve',
  configureServer(server) {
    // Which brand a page belongs to shows by its domain, so the bare address would be nobody's.
    server.printUrls = () => {
      const { brand } = loaded;
      const address = server.httpServer?.address();
      const port = typeof address === 'object' && address ? address.port : server.config.server.port;
      server.config.logger.info(`  ${brand.name}: http://${devDomain(brand)}:${port}/`);
    };
    return () => {
      server.middlewares.use(async (request, response) => {
        const { brand, tokens, directory: folder } = loaded;
        const { logo, mark } = marksOf(loaded);
        const url = request.originalUrl ?? '/';
        const { pathname } = new URL(url, 'http://localhost');
        const language = (brand.languages.find(
          (l) => pathname === `/${l}` || pathname.startsWith(`/${l}/`),
        ) ?? brand.defaultLanguage) as Language;
        const html = documentOf({
          brand,
          tokens,
          language,
          path: '/',
          title: brand.name,
          html: '',
          state: '[]',
          css: themeCss(tokens, { scheme: brand.defaultScheme }),
          lateSheets: [],
          heldSheets: [],
          entry: `/@id/${entryOf(brand.id)}`,
          drawings: { logo, mark },
          favicon: faviconOf(loaded),
          preload: [],
          assetUrl: (file) => `/@fs${folder}/assets/${file}`,
        });
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(url, html));
      });
    };
  },
});
