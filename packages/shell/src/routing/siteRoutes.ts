import type { Feature, FeatureRoute } from '@marquee/feature-core';
import { matchPath } from 'react-router-dom';

/** A page of a feature that is on, under one of its paths. */
export type SiteRoute = { path: string; feature: Feature; route: FeatureRoute };

/** What the names of the slots that a page shows begin with. */
export const slotPrefix = ({ feature, route }: SiteRoute): string => `${route.slots ?? feature.id}-`;

/** Every address of the site: a feature that is off has none. */
export const siteRoutesOf = (features: readonly Feature[]): SiteRoute[] =>
  features.flatMap((feature) =>
    (feature.routes ?? []).flatMap((route) => route.paths.map((path) => ({ path, feature, route }))),
  );

/** The page at a path, without the language before it; undefined where there is none. */
export const findSiteRoute = (routes: readonly SiteRoute[], path: string): SiteRoute | undefined =>
  routes.find((route) => matchPath(route.path, path) !== null);
