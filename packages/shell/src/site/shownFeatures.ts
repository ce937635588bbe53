import type { PageBrand } from '@marquee/brand';
import type { Flag } from '@marquee/contract/flags';
import type { Feature } from '@marquee/feature-core';

/** The features that this site shows: those that the brand lists and whose flag, where there is one, is on. */
export const shownFeatures = (
  brand: PageBrand,
  features: readonly Feature[],
  hasFlag: (flag: Flag) => boolean,
): Feature[] =>
  features.filter(({ id, flags }) => brand.features.includes(id) && (!flags || flags.some(hasFlag)));
