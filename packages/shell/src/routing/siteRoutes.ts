import type { Feature, FeatureRoute } from '@marquee/feature-core';
import { matchPath } from 'react-router-dom';

/** A page of a feature that is on, under one of its paths. */
export type SiteRoute = { path: string; feature: Feature; route: FeatureRoute };

/** Every address of the site: a feature that is off has none. */
export const siteRoutesOf = (features: readonly Feature[]): SiteRoute[] =>
  features.flatMap((feature) =>
    (feature.routes ?? []).flatMap((route) => route.paths.map((path) => ({ path, feature, route }))),
  );

/** What has been found. Each link of a page asks whether it leads anywhere, whenever it is drawn. */
const found = new WeakMap<readonly SiteRoute[], Map<string, SiteRoute | undefined>>();

/** The page at a path, without the language before it; undefined where there is none. */
export const findSiteRoute = (routes: readonly SiteRoute[], path: string): SiteRoute | undefined => {
  const known = found.get(routes) ?? new Map<string, SiteRoute | undefined>();
  found.set(routes, known);
  if (!known.has(path))
    known.set(
      path,
      routes.find((route) => matchPath(route.path, path) !== null),
    );
  return known.get(path);
};
