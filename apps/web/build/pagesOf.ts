import { isSlotShown } from '@marquee/brand';
import type { FeatureRoute, SlotName } from '@marquee/feature-core';
import type { SiteParts } from '@marquee/shell';

/** A page that is written as HTML. */
export type WrittenPage = {
  /** The first path of its route, such as `/game/:gameId`. */
  path: string;
  /** Modules of the feature bodies that it shows. */
  modules: string[];
  /** Search engines are to know it by this path. */
  isListed: boolean;
};

/** The module that a lazy part comes from, as the build has noted it beside the part. */
const moduleOf = (load: unknown) => (load as { module?: string }).module ?? [];

/** What stands around every page of the member area. */
const memberArea = 'packages/shell/src/member/MemberArea.slot.tsx';

/** The pages that are written as HTML: every route marked so, and those of the member area as far as they are the same for all. */
export const pagesOf = ({ brand, features }: SiteParts): WrittenPage[] => {
  // A page's slots are named after the feature that the page belongs to, or its route names them.
  const slotsOf = (id: string, route: FeatureRoute) =>
    features.flatMap(({ slots = {} }) =>
      Object.entries(slots).flatMap(([name, load]) =>
        (route.slots?.includes(name as SlotName) ?? name.startsWith(`${id}-`)) && isSlotShown(name, brand)
          ? moduleOf(load)
          : [],
      ),
    );
  const marked = features.flatMap(({ id, routes = [] }) =>
    routes
      .filter(({ isWritten, layout }) => isWritten || layout === 'member')
      .map((route) => ({ id, route })),
  );
  return marked.map(({ id, route }) => {
    const path = route.paths[0]!;
    const isMember = route.layout === 'member';
    return {
      path,
      modules: [isMember ? memberArea : [], moduleOf(route.load), slotsOf(id, route)].flat(),
      isListed: !isMember && route.layout !== 'bare' && !path.includes(':'),
    };
  });
};
