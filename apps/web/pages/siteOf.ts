import type { Brand } from '@marquee/brand';
import type { SiteParts } from '@marquee/shell';
import type { handles as allHandles } from 'virtual:handles';
import { featuresOf } from './featuresOf.ts';

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
