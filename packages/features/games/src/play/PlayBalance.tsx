import { useLingui } from '@lingui/react/macro';
import { getBalance } from '@marquee/contract/routes';
import { useApi, useIsLive } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { Text } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import * as styles from './Play.css.ts';

/** What games take stakes from: real money and, where there is any, bonus money with it. */
export const PlayBalance = ({ isDemo }: { isDemo: boolean }) => {
  const { t } = useLingui();
  const money = useMoney();
  const { query } = useApi();
  const refetchInterval = useIsLive() ? 60_000 : 5_000;
  const { data } = useQuery({ ...query(getBalance, {}), gcTime: 0, refetchInterval });
  const bonus = data?.bonus ? money(data.bonus, data.currency) : undefined;
  return (
    <Text as="span" size="s">
      <span className={styles.balance}>
        <span className={styles.sum}>
          <span className={styles.wide}>{isDemo ? t`Demo balance` : t`Balance`} </span>
          <strong>{data ? money(data.balance + data.bonus, data.currency) : '…'}</strong>
        </span>
        {bonus && <small className={styles.bonus}>{t`with bonus ${bonus}`}</small>}
      </span>
    </Text>
  );
};
