import { isSlotShown, type PageBrand } from '@marquee/brand';
import type { Feature, SlotName } from '@marquee/feature-core';
import { loadMemberArea } from '../member/loadMemberArea.ts';
import type { SiteRoute } from '../routing/siteRoutes.ts';
import { isHomePath, isHomeSlot } from './isOfHome.ts';
import type { Runtime } from './Runtime.ts';

/** What other features show on a page: slots are named after its feature, or its route names them. */
const partsOf = (brand: PageBrand, features: readonly Feature[], { feature: { id }, route }: SiteRoute) =>
  features.flatMap((feature) =>
    (Object.keys(feature.slots ?? {}) as SlotName[])
      .filter(
        (name) => (route.slots?.includes(name) ?? name.startsWith(`${id}-`)) && isSlotShown(name, brand),
      )
      .map((name) => ({ feature, load: feature.slots?.[name], isOfHome: isHomeSlot(name) })),
  );

/** Loads the code of a page and of what other features show on it. Never rejects: the page itself tells of a failure. */
export const loadPage = async (
  { brand, parts }: Runtime,
  features: readonly Feature[],
  page: SiteRoute | undefined,
) => {
  if (!page) return;
  const { feature, route, path } = page;
  const slots = partsOf(brand, features, page).flatMap(({ load, ...source }) =>
    load ? [parts(load, source)] : [],
  );
  const own = parts(route.load, { feature, area: path, isOfHome: isHomePath(path) });
  if (route.layout === 'member') await Promise.allSettled([parts(loadMemberArea), own, ...slots]);
  else await Promise.allSettled([own, ...slots]);
};
