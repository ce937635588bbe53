import type { Brand } from '@marquee/brand';
import type { PrerenderedPage } from './pagesOf.ts';
import { pathIn } from './pathIn.ts';

/**
 * What crawlers may read of a merchant's domain, and where its pages are listed. Articles are listed by the platform,
 * for they come and go between builds.
 */
export const robots = ({ features }: Pick<Brand, 'features'>, domain: string): string => {
  const hasNews = features.includes('news');
  return [
    'User-agent: *',
    'Allow: /',
    ...(hasNews ? ['Allow: /wps/news/'] : []),
    'Disallow: /wps/',
    'Disallow: /lgw/',
    '',
    `Sitemap: https://${domain}/sitemap.xml`,
    ...(hasNews ? [`Sitemap: https://${domain}/wps/news/sitemap.xml`] : []),
    '',
  ].join('\n');
};

/** The pages of a merchant's domain that search engines are to know, each in every language. */
export const sitemap = (brand: Brand, domain: string, pages: readonly PrerenderedPage[]): string => {
  const addressOf = (path: string, language: Brand['defaultLanguage']) =>
    `https://${domain}${pathIn(brand, language, path)}`;
  const urls = pages
    .filter(({ isIndexed }) => isIndexed)
    .flatMap(({ path }) => {
      const others = brand.languages.map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(path, language)}"/>`,
      );
      return brand.languages.map(
        (language) => `<url><loc>${addressOf(path, language)}</loc>${others.join('')}</url>`,
      );
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
};
