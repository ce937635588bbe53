import { isSlotShown } from '@marquee/brand';
import type { RouteValue } from '@marquee/contract/route';
import type { FeatureRoute, SlotName } from '@marquee/feature-core';
import type { SiteParts } from '@marquee/shell';

/** A page to write as HTML. */
export type PrerenderedPage = {
  path: string;
  /** Path of its file in the language's folder. */
  file: string;
  /** Modules of the feature bodies that it shows. */
  modules: string[];
  isIndexed: boolean;
  /** What it tells, where it is an article. */
  article?: RouteValue<'getArticle'>;
};

/** The module that a lazy part comes from, as the build has noted it beside the part. */
export const moduleOf = (load: unknown) => (load as { module?: string }).module ?? [];

/** What stands around every page of the member area. */
const memberArea = 'packages/shell/src/member/MemberArea.slot.tsx';

/**
 * The pages that are written as HTML: every route marked so, those of the member area as far as they are the same for
 * all, and `app.html`, the frame that stands in for all other routes until their code is there.
 */
export const pagesOf = ({ brand, features }: SiteParts): PrerenderedPage[] => {
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
      .filter(({ isPrerendered, layout }) => isPrerendered || layout === 'member')
      .map((route) => ({ id, route })),
  );
  const pages = marked.map(({ id, route }) => {
    const path = route.paths[0]!;
    const isMember = route.layout === 'member';
    return {
      path,
      file: path === '/' ? 'index.html' : `${path.slice(1)}/index.html`,
      modules: [isMember ? memberArea : [], moduleOf(route.load), slotsOf(id, route)].flat(),
      isIndexed: !isMember,
    };
  });
  return [...pages, { path: '/app.html', file: 'app.html', modules: [], isIndexed: false }];
};
