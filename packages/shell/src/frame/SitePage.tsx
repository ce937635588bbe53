import { loadMemberArea } from '../member/loadMemberArea.ts';
import { isHomePath } from '../runtime/isOfHome.ts';
import { LazyPart } from '../runtime/LazyPart.tsx';
import type { SiteRoute } from '../routing/siteRoutes.ts';

/** A page of a feature; one of the member area stands beside its menu, and behind a login. */
export const SitePage = ({ path, feature, route }: SiteRoute) => {
  const page = (
    <LazyPart load={route.load} feature={feature} area={path} isOfHome={isHomePath(path)} props={{}} />
  );
  if (route.layout !== 'member') return page;
  return (
    <LazyPart
      load={loadMemberArea}
      props={{ path, title: route.title, about: route.about, shape: route.shape, children: page }}
    />
  );
};
