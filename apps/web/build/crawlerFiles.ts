import type { Brand } from '@marquee/brand';
import type { WrittenPage } from './pagesOf.ts';
import { pathIn } from '../pages/pathIn.ts';

/**
 * What crawlers may read of a merchant's domain, and where its pages are listed. Articles and games are listed by the
 * platform, for they come and go between builds.
 */
export const robots = ({ features }: Pick<Brand, 'features'>, domain: string): string => {
  const listed = ['news', 'games'].filter((id) => features.includes(id as 'news' | 'games'));
  return [
    'User-agent: *',
    'Allow: /',
    ...listed.map((id) => `Allow: /wps/${id}/`),
    'Disallow: /wps/',
    'Disallow: /lgw/',
    '',
    `Sitemap: https://${domain}/sitemap.xml`,
    ...listed.map((id) => `Sitemap: https://${domain}/wps/${id}/sitemap.xml`),
    '',
  ].join('\n');
};

/** The pages of a merchant's domain that search engines are to know, each in every language. */
export const sitemap = (brand: Brand, domain: string, pages: readonly WrittenPage[]): string => {
  const addressOf = (path: string, language: Brand['defaultLanguage']) =>
    `https://${domain}${pathIn(brand, language, path)}`;
  const urls = pages
    .filter(({ isListed }) => isListed)
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
