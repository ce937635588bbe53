import { routePattern } from './matchRoutes.ts';

/** One regular expression for all routes of a site, below an optional prefix such as `/en`. Case does not matter. */
export const routesPattern = (routes: readonly string[]): string =>
  `(?:${[...new Set(routes.map(routePattern))].join('|')})/?$`;
