import type { LoadedBrand } from '@marquee/brand/load';
import type { SiteParts } from '@marquee/shell';
import type * as Server from '../src/entry-server.ts';
import { featuresOf, marksOf } from './brandEntries.ts';

/** A brand with its marks and the handles of the features that it lists, as pages are rendered from it. */
export const siteOf = (loaded: LoadedBrand, handles: typeof Server.handles): SiteParts => ({
  ...marksOf(loaded),
  features: featuresOf(loaded.brand).map((id) => handles[id]!),
});
