import { type Brand, isSlotShown } from '@marquee/brand';
import type { Feature, SlotName } from '@marquee/feature-core';
import type { SiteRoute } from '../routing/siteRoutes.ts';
import type { Runtime } from './Runtime.ts';

/** Slots of a page are named after its feature. */
const partsOf = (brand: Brand, features: readonly Feature[], page: Feature) =>
  features.flatMap((feature) =>
    (Object.keys(feature.slots ?? {}) as SlotName[])
      .filter((name) => name.startsWith(`${page.id}-`) && isSlotShown(name, brand))
      .map((name) => ({ feature, load: feature.slots?.[name] })),
  );

/** Loads the code of a page and of what other features show on it. Never rejects: the page itself tells of a failure. */
export const loadPage = async (
  { brand, parts }: Runtime,
  features: readonly Feature[],
  page: SiteRoute | undefined,
) => {
  if (!page) return;
  const { feature, route, path } = page;
  const slots = partsOf(brand, features, feature).flatMap(({ feature: owner, load }) =>
    load ? [parts(load, { feature: owner })] : [],
  );
  await Promise.allSettled([parts(route.load, { feature, area: path }), ...slots]);
};
