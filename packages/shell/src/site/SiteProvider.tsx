import { getWhitelabel } from '@marquee/contract/routes';
import { queryFor } from '@marquee/api-client';
import { type Site, SiteContext } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { useRuntime } from '../runtime/Runtime.ts';
import { findSiteRoute, siteRoutesOf } from '../routing/siteRoutes.ts';
import { isFlagOn } from './isFlagOn.ts';
import { languageAtom } from './languageAtom.ts';
import { permissionAtom } from './permissionAtom.ts';
import { shownFeatures } from './shownFeatures.ts';
import { ShownContext } from './useShown.ts';

/** Tells every page what site it stands on, and the frame which features and addresses it has. */
export const SiteProvider = ({ children }: { children: ReactNode }) => {
  const { brand, mark, features, client, imageUrl, changeLanguage, isPrerender } = useRuntime();
  const language = useAtomValue(languageAtom);
  const permission = useAtomValue(permissionAtom);
  // The page's HTML is made from the settings of that day; the answer of the start-up call takes over at once.
  const written = useQuery({ ...queryFor(client, language, getWhitelabel, {}), enabled: isPrerender });
  const settings = permission?.info.whitelabel ?? written.data?.settings;
  const merchant = permission?.info.merchant ?? written.data?.merchant;
  const site = useMemo<Omit<Site, 'hasPage'>>(
    () => ({
      brand,
      mark,
      language,
      setLanguage: (to) => void changeLanguage(to),
      permission,
      hasFlag: (flag) => isFlagOn(settings, flag),
      hasFeature: (feature) => brand.features.includes(feature),
      imageUrl: (path) => imageUrl(path, permission?.info.imageCDNs),
    }),
    [brand, changeLanguage, imageUrl, language, mark, permission, settings],
  );
  const shown = useMemo(() => {
    const on = shownFeatures(brand, features, site.hasFlag);
    return { features: on, routes: siteRoutesOf(on), merchant };
  }, [brand, features, merchant, site]);
  const whole = useMemo<Site>(
    () => ({ ...site, hasPage: (path) => findSiteRoute(shown.routes, path) !== undefined }),
    [shown, site],
  );
  return (
    <SiteContext value={whole}>
      <ShownContext value={shown}>{children}</ShownContext>
    </SiteContext>
  );
};
