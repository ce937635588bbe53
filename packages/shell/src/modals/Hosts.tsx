import { modalsAtom, Slot, toastsAtom, useSession, useSite } from '@marquee/feature-core';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Extra } from '../runtime/Extra.tsx';
import { LazyPart } from '../runtime/LazyPart.tsx';
import { useIsIdle } from '../runtime/useIsIdle.ts';
import { useHasLookedAround } from './useHasLookedAround.ts';
import { useNewVersion } from '../updates/useNewVersion.ts';

const loadModals = () => import('./Modals.slot.tsx');
const loadAnalytics = () => import('../analytics/Analytics.slot.tsx');
const loadToasts = () => import('./Toasts.slot.tsx');

/** True from the first time on that something is wanted. */
const useOnceWanted = (isWanted: boolean) => {
  const [was, setWas] = useState(isWanted);
  if (isWanted && !was) setWas(true);
  return was || isWanted;
};

/** What lies over every page; none of it is loaded before there is something to show. Announcements wait until the page was looked at; a bare page, such as a game, is left alone by them and by new versions. */
export const Hosts = ({ isBare = false }: { isBare?: boolean }) => {
  const isIdle = useIsIdle();
  const hasLookedAround = useHasLookedAround();
  const session = useSession();
  const analytics = useSite().permission?.info.analytics;
  const hasModals = useOnceWanted(useAtomValue(modalsAtom).length > 0);
  const isOffered = useNewVersion(isIdle) && !isBare;
  const hasToasts = useOnceWanted(useAtomValue(toastsAtom).length > 0 || isOffered);
  return (
    <>
      {hasModals && (
        <Extra>
          <LazyPart load={loadModals} props={{}} />
        </Extra>
      )}
      {hasToasts && (
        <Extra>
          <LazyPart load={loadToasts} props={{ isVersionOffered: isOffered }} />
        </Extra>
      )}
      {isIdle && analytics && (
        <Extra>
          <LazyPart load={loadAnalytics} props={{ id: analytics }} />
        </Extra>
      )}
      {hasLookedAround && !isBare && <Slot name="overlay" />}
      {isIdle && session.status === 'member' && !session.isDemo && <Slot name="overlay-member" />}
    </>
  );
};
