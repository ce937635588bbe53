import type { SiteFile } from './SiteFile.ts';

/** A built brand folder: its files by their path in it, and the routes that its pages know. */
export type SiteFolder = {
  files: ReadonlyMap<string, SiteFile>;
  isRoute: (path: string) => boolean;
};
