import { escapeXml } from './escapeXml.ts';
import { type AskedSite, pageAddress } from './pageAddress.ts';

/** Addresses that a sitemap may name: fewer than its 50,000 have room for, in any number of languages. */
export const sitemapSize = 3_000;

/** Pages by their paths, each in every language of the site, as a sitemap. */
export const sitemapOf = (site: AskedSite, pages: readonly { path: string; changedAt?: Date }[]): string => {
  const { languages } = site.merchant.brand;
  const urls = pages.flatMap(({ path, changedAt }) => {
    const addresses = languages.map((language) => ({
      language,
      address: escapeXml(pageAddress(site, language, path)),
    }));
    const others = addresses
      .map(
        ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
      )
      .join('');
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
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
