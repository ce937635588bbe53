import { type Brand, FEATURE_IDS, type FeatureId, FEATURES } from '@marquee/brand';

/**
 * The features whose code a brand's pages may reach: those of a package that it lists, and no other, in one order for
 * all brands, so that those with the same share it.
 */
export const featuresOf = ({ features }: Pick<Brand, 'features'>): FeatureId[] =>
  FEATURE_IDS.filter((id) => features.includes(id) && FEATURES[id].package !== null);
