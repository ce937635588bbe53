import { useLingui } from '@lingui/react/macro';
import { getBalance } from '@marquee/contract/routes';
import { useApi, useSession, useSite } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { ButtonLink, ChevronStartIcon, CoinsIcon, Text } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { gamePath } from '../catalogue/gamePath.ts';
import * as styles from './Play.css.ts';

const Balance = ({ isDemo }: { isDemo: boolean }) => {
  const { t } = useLingui();
  const money = useMoney();
  const { query } = useApi();
  const { data } = useQuery({ ...query(getBalance, {}), gcTime: 0, refetchInterval: 10_000 });
  const amount = data ? money(data.balance, data.currency) : '…';
  return (
    <Text as="span" size="s">
      <span className={styles.balanceName}>{isDemo ? t`Demo balance` : t`Balance`} </span>
      <strong>{amount}</strong>
    </Text>
  );
};

type Props = { gameId: string; title: string | undefined; children?: ReactNode };

/** What stands above a game: the way back, its name, the member's balance, and the way to more of it. */
export const PlayBar = ({ gameId, title, children }: Props) => {
  const { t } = useLingui();
  const session = useSession();
  const { hasPage } = useSite();
  return (
    <div className={styles.bar}>
      <ButtonLink
        href={gamePath(gameId)}
        look="quiet"
        tone="neutral"
        size="s"
        iconStart={<ChevronStartIcon />}
      >
        {t`Back`}
      </ButtonLink>
      <h1 className={styles.title}>{title ?? t`Game`}</h1>
      {session.status === 'member' && (
        <>
          <Balance isDemo={session.isDemo} />
          {!session.isDemo && hasPage('/member/deposit') && (
            <ButtonLink href="/member/deposit" size="s" iconStart={<CoinsIcon />}>
              {t`Deposit`}
            </ButtonLink>
          )}
        </>
      )}
      {children}
    </div>
  );
};
