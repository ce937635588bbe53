import { escapeXml } from './escapeXml.ts';

/** A page in each language that it is offered in, and when it was last changed, where that is known. */
export type SitemapPage = {
  addresses: readonly { language: string; address: string }[];
  changedAt?: Date;
};

/** Pages as a sitemap: every address of each, with those of the same page in other languages. */
export const sitemapXml = (pages: readonly SitemapPage[]): string => {
  const urls = pages.flatMap(({ addresses, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const others = addresses.map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
    );
    return addresses.map(
      ({ address }) => `<url><loc>${escapeXml(address)}</loc>${changed}${others.join('')}</url>`,
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
