declare module 'virtual:handles' {
  import type { FeatureId } from '@marquee/brand';
  import type { Feature } from '@marquee/feature-core';

  /** The handles of all features that have code of their own. */
  export const handles: Readonly<Partial<Record<FeatureId, Feature>>>;
}
