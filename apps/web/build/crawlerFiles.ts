import type { Brand } from '@marquee/brand';
import { sitemapXml } from '@marquee/deployment';
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
export const sitemap = (brand: Brand, domain: string, pages: readonly WrittenPage[]): string =>
  sitemapXml(
    pages
      .filter(({ isListed }) => isListed)
      .map(({ path }) => ({
        addresses: brand.languages.map((language) => ({
          language,
          address: `https://${domain}${pathIn(brand, language, path)}`,
        })),
      })),
  );
