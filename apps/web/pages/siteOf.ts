import { type Brand, FEATURES } from '@marquee/brand';
import type { SiteParts } from '@marquee/shell';
import type { handles as allHandles } from 'virtual:handles';

/** A brand with its marks and the handles of the features that it lists, as pages are rendered from it. */
export const siteOf = (
  { brand, logo, mark }: { brand: Brand; logo: string; mark: string },
  handles: typeof allHandles,
): SiteParts => ({
  brand,
  logo,
  mark,
  features: brand.features.filter((id) => FEATURES[id].package !== null).map((id) => handles[id]!),
});
