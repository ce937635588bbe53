import type { Feature } from '@marquee/feature-core';
import { createContext, useContext } from 'react';
import type { SiteRoute } from '../routing/siteRoutes.ts';

/** The features that are on, and the addresses that they have. */
export type Shown = { features: readonly Feature[]; routes: readonly SiteRoute[] };

/** Filled by the site provider. */
export const ShownContext = createContext<Shown>({ features: [], routes: [] });

/** The features that are on, and the addresses that they have. */
export const useShown = (): Shown => useContext(ShownContext);
