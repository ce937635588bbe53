import type { SocialBook } from '../config/SocialBook.ts';
import type { Database } from '../db/Database.ts';
import { readSite } from './readSite.ts';
import type { Site } from './Site.ts';

/** Reads merchants' sites through a cache of one second. */
export type SiteReader = {
  read: (merchantCode: string) => Promise<Site>;
  /** Makes the next read ask the database. */
  forget: (merchantCode: string) => void;
};

/** Milliseconds for which a site is remembered; other nodes see a change after them. */
const freshFor = 1_000;

/** Makes the reader of a database. */
export const createSiteReader = (database: Database, book: SocialBook): SiteReader => {
  const known = new Map<string, { site: Promise<Site>; readAt: number }>();
  return {
    read: (merchantCode) => {
      const entry = known.get(merchantCode);
      if (entry && performance.now() - entry.readAt < freshFor) return entry.site;
      const site = database.tenant(merchantCode, (tx) => readSite(tx, merchantCode, book));
      known.set(merchantCode, { site, readAt: performance.now() });
      site.catch(() => known.delete(merchantCode));
      return site;
    },
    forget: (merchantCode) => void known.delete(merchantCode),
  };
};
