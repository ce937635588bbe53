import { findSiteRoute } from '../routing/siteRoutes.ts';
import { useShown } from './useShown.ts';

/** Tells whether an address inside of the site leads to a page, so that nothing points at one that is off. */
export const useHasPage = (): ((href: string) => boolean) => {
  const { routes } = useShown();
  return (href) => findSiteRoute(routes, href.split(/[?#]/)[0] || '/') !== undefined;
};
