import { type Brand, FEATURE_IDS, type FeatureId, FEATURES } from '@marquee/brand';
import type { SiteParts } from '@marquee/shell';
import type { handles as allHandles } from 'virtual:handles';

/**
 * The features whose code a brand's pages may reach: those of a package that it lists, and no other, in one order for
 * all brands, so that those with the same share it.
 */
export const featuresOf = ({ features }: Pick<Brand, 'features'>): FeatureId[] =>
  FEATURE_IDS.filter((id) => features.includes(id) && FEATURES[id].package !== null);

/** A brand with its marks and the handles of the features that it lists, as pages are rendered from it. */
export const siteOf = (
  { brand, logo, mark }: { brand: Brand; logo: string; mark: string },
  handles: typeof allHandles,
): SiteParts => ({
  brand,
  logo,
  mark,
  features: featuresOf(brand).map((id) => handles[id]!),
});
