import { sitemapXml } from '@marquee/deployment';
import { type AskedSite, pageAddress } from './pageAddress.ts';

/** Pages that a sitemap may name: fewer than its 50,000 addresses have room for, in any number of languages. */
export const sitemapSize = 3_000;

/** Pages by their paths, each in every language of the site, as a sitemap. */
export const sitemapOf = (site: AskedSite, pages: readonly { path: string; changedAt?: Date }[]): string =>
  sitemapXml(
    pages.map(({ path, ...page }) => ({
      ...page,
      addresses: site.merchant.brand.languages.map((language) => ({
        language,
        address: pageAddress(site, language, path),
      })),
    })),
  );
