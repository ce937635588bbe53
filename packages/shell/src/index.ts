export { renderOffline } from './offline/renderOffline.tsx';
export { renderPage } from './renderPage.tsx';
export type { SiteParts } from './runtime/Runtime.ts';
export { findSiteRoute, type SiteRoute, siteRoutesOf } from './routing/siteRoutes.ts';
export { startSite } from './start/startSite.tsx';
