import { useLocation } from 'react-router-dom';
import { useShown } from '../site/useShown.ts';
import { findSiteRoute, type SiteRoute } from './siteRoutes.ts';

/** The page at the address; undefined where there is none. */
export const usePage = (): SiteRoute | undefined => {
  const { pathname } = useLocation();
  return findSiteRoute(useShown().routes, pathname);
};
