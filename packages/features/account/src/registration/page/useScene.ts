import { getHome } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { breakpoints } from '@marquee/ui/media';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const wide = `(min-width: ${breakpoints.desktop}px)`;

const follow = (tell: () => void) => {
  const list = globalThis.matchMedia?.(wide);
  list?.addEventListener('change', tell);
  return () => list?.removeEventListener('change', tell);
};

/**
 * What stands beside the form where there is room for it: the picture of the brand's first scene and the first of its
 * promotions under way. The written page and a phone have neither and ask for nothing.
 */
export const useScene = () => {
  const { hasFeature } = useSite();
  const { query } = useApi();
  const isWide = useSyncExternalStore(
    follow,
    () => globalThis.matchMedia?.(wide).matches ?? false,
    () => false,
  );
  const { data } = useQuery({ ...query(getHome, {}), enabled: isWide });
  if (!isWide) return {};
  return {
    picture: data?.banners[0]?.picture,
    offer: hasFeature('promotions-shelf') ? data?.promotion[0] : undefined,
  };
};
