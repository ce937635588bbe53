import type { FeatureId, PageBrand } from '@marquee/brand';
import type { Flag } from '@marquee/contract/flags';
import type { getPermission } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';
import type { Language } from '@marquee/reference';
import { createContext, useContext } from 'react';

/** The platform's answer to the start-up call. */
export type Permission = RouteValue<(typeof getPermission)['id']>;

/** What every page knows of the site that it stands on. */
export type Site = {
  brand: PageBrand;
  /** SVG of the brand's mark, from the brand's folder. */
  mark: string;
  language: Language;
  /** Changes the language in place: texts, address and everything asked of the platform. */
  setLanguage: (language: Language) => void;
  /** Undefined while a page is written at build time, when no visitor has asked yet. */
  permission: Permission | undefined;
  hasFlag: (flag: Flag) => boolean;
  hasFeature: (feature: FeatureId) => boolean;
  /** Whether an address inside of the site leads to a page that is shown. */
  hasPage: (path: string) => boolean;
  /** Address of a picture from the platform, on one of the image CDNs. */
  imageUrl: (path: string) => string;
};

/** Filled by the shell. */
export const SiteContext = createContext<Site | null>(null);

/** The site that this page stands on. */
export const useSite = (): Site => {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs the shell around it.');
  return site;
};
