import { articleAddress, type NewsSite } from './articleAddress.ts';
import { escapeXml } from './escapeXml.ts';
import type { articles } from './schema.ts';

/** The addresses of articles, each in every language of the site, as a sitemap. */
export const newsSitemap = (site: NewsSite, rows: readonly (typeof articles.$inferSelect)[]): string => {
  const { languages } = site.merchant.brand;
  const urls = rows.flatMap(({ id, changedAt }) => {
    const addresses = languages.map((language) => ({
      language,
      address: escapeXml(articleAddress(site, language, id)),
    }));
    const others = addresses
      .map(
        ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
      )
      .join('');
    const changed = `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return addresses.map(({ address }) => `<url><loc>${address}</loc>${changed}${others}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
};
