import type { Database, Site, SiteReader } from '#kernel';
import { readSite } from './readSite.ts';
import type { Parties } from './servedFlags.ts';

/** Milliseconds for which a site is remembered; other nodes see a change after them. */
const freshFor = 1_000;

/** Makes the reader of a database. */
export const createSiteReader = (database: Database, now: () => Date, parties: Parties): SiteReader => {
  const known = new Map<string, { site: Promise<Site>; readAt: number }>();
  return {
    read: (merchantCode) => {
      const entry = known.get(merchantCode);
      if (entry && performance.now() - entry.readAt < freshFor) return entry.site;
      const site = database.tenant(merchantCode, (tx) => readSite(tx, merchantCode, { now: now(), parties }));
      known.set(merchantCode, { site, readAt: performance.now() });
      site.catch(() => known.delete(merchantCode));
      return site;
    },
    forget: (merchantCode) => void known.delete(merchantCode),
  };
};
