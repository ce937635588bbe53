import type { ServedSite } from '@marquee/deployment';
import type { PageKit } from '../pages/PageKit.ts';

/** What a brand's deployable folder holds, and what a web server has to know of it. */
export type BrandPackage = {
  id: string;
  /** Keys of the content store by path in the folder. */
  files: Record<string, string>;
  /** Routes of its pages, as `routes.json` lists them. */
  routes: readonly string[];
  /** What its pages are rendered from. */
  kit: PageKit;
  served: ServedSite[];
};
