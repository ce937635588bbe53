import { useLingui } from '@lingui/react/macro';
import { useSession, useSite } from '@marquee/feature-core';
import { ButtonLink, ChevronStartIcon, CoinsIcon } from '@marquee/ui';
import type { ReactNode } from 'react';
import { gamePath } from '../catalogue/gamePath.ts';
import { PlayBalance } from './PlayBalance.tsx';
import * as styles from './Play.css.ts';
import { SessionClock } from './SessionClock.tsx';

type Props = { gameId: string; title: string | undefined; children?: ReactNode };

/** What stands above a game: the way back, its name, the member's balance and clock, and the way to more money. */
export const PlayBar = ({ gameId, title, children }: Props) => {
  const { t } = useLingui();
  const session = useSession();
  const { hasPage, hasFeature } = useSite();
  return (
    <div className={styles.bar}>
      <ButtonLink
        href={gamePath(gameId)}
        look="quiet"
        tone="neutral"
        size="s"
        className={styles.back}
        aria-label={t`Back`}
        iconStart={<ChevronStartIcon />}
      >
        <span className={styles.wide}>{t`Back`}</span>
      </ButtonLink>
      <h1 className={styles.title}>{title ?? t`Game`}</h1>
      {session.status === 'member' && (
        <>
          {!session.isDemo && hasFeature('responsible-play') && <SessionClock />}
          <PlayBalance isDemo={session.isDemo} />
          {!session.isDemo && hasPage('/member/deposit') && (
            <ButtonLink href="/member/deposit" size="s" aria-label={t`Deposit`} iconStart={<CoinsIcon />}>
              <span className={styles.wide}>{t`Deposit`}</span>
            </ButtonLink>
          )}
        </>
      )}
      {children}
    </div>
  );
};
