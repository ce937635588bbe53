import type { Feature } from '@marquee/feature-core';
import { createContext, useContext } from 'react';
import type { SiteRoute } from '../routing/siteRoutes.ts';

/** The features that are on, the addresses that they have, and the merchant whose site it is. */
export type Shown = {
  features: readonly Feature[];
  routes: readonly SiteRoute[];
  merchant: string | undefined;
};

/** Filled by the site provider. */
export const ShownContext = createContext<Shown>({ features: [], routes: [], merchant: undefined });

/** What of this site is on. */
export const useShown = (): Shown => useContext(ShownContext);
