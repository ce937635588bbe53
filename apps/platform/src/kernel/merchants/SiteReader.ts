import type { Site } from './Site.ts';

/** Reads merchants' sites through a cache of one second. */
export type SiteReader = {
  read: (merchantCode: string) => Promise<Site>;
  /** Makes the next read ask the database. */
  forget: (merchantCode: string) => void;
};
