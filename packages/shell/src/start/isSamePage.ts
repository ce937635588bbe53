import { findSiteRoute, type SiteRoute } from '../routing/siteRoutes.ts';
import type { PageState } from './PageState.ts';

/** Search parameters that change nothing of what a page shows at first. */
const quiet = new Set(['modal', 'tab', 'resetToken']);

/** Whether the page's HTML was made for what the address asks for now, so that its markup may be taken over. */
export const isSamePage = (page: SiteRoute | undefined, written: PageState, routes: readonly SiteRoute[]) => {
  const parameters = [...new URLSearchParams(location.search).keys()];
  // What the member area shows before it is known who has come is the same whatever they came for.
  const isPlain = page?.route.layout === 'member' || parameters.every((key) => quiet.has(key));
  return isPlain && page !== undefined && findSiteRoute(routes, written.page)?.route === page.route;
};
