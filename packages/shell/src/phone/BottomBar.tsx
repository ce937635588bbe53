import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { GamesIcon, GiftIcon, HomeIcon, WalletIcon } from '@marquee/ui';
import { usePage } from '../routing/usePage.ts';
import { useHasPage } from '../site/useHasPage.ts';
import * as styles from './BottomBar.css.ts';
import { BottomLink } from './BottomLink.tsx';
import { MeEntry } from './MeEntry.tsx';
import { SupportEntry } from './SupportEntry.tsx';
import { useGamesPath } from './useGamesPath.ts';

/** The phone's bar at the bottom: what a thumb needs most. */
export const BottomBar = () => {
  const { t } = useLingui();
  const { hasFeature } = useSite();
  const hasPage = useHasPage();
  const games = useGamesPath();
  const shown = usePage()?.feature.id;
  const canDeposit = hasPage('/member/deposit');
  return (
    <nav aria-label={t`Quick links`} className={styles.bar}>
      <BottomLink href="/" icon={<HomeIcon />} label={t`Home`} />
      {games && (
        <BottomLink href={games} icon={<GamesIcon />} label={t`Games`} isWithin={shown === 'games'} />
      )}
      {canDeposit && <BottomLink href="/member/deposit" icon={<WalletIcon />} label={t`Deposit`} />}
      {hasFeature('promotions-shelf') && hasPage('/promotions') && (
        <BottomLink href="/promotions" icon={<GiftIcon />} label={t`Promotions`} />
      )}
      {!canDeposit && <SupportEntry />}
      <MeEntry />
    </nav>
  );
};
