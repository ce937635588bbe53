import { useLingui } from '@lingui/react/macro';
import { getDeposits } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { Card, Heading, Stack } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { DepositItem } from './DepositItem.tsx';
import * as styles from './DepositList.css.ts';
import { firstDeposits } from './firstDeposits.ts';

/** Milliseconds between two looks while one waits. */
const pause = 10_000;

/** Deposits that still wait to be paid, among the latest; nothing where there is none. */
const WaitingDeposits = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { data } = useQuery({
    ...query(getDeposits, firstDeposits),
    refetchInterval: ({ state }) =>
      state.data?.deposits.some((each) => each.state === 'waiting') ? pause : false,
  });
  const waiting = data?.deposits.filter(({ state }) => state === 'waiting') ?? [];
  if (waiting.length === 0) return null;
  return (
    <Card as="section" padding="m">
      <Stack gap="x2">
        <Heading level={2} size="m">{t`Deposits waiting for payment`}</Heading>
        <ul className={styles.list}>
          {waiting.map((deposit) => (
            <DepositItem key={deposit.reference} deposit={deposit} />
          ))}
        </ul>
      </Stack>
    </Card>
  );
};

export default WaitingDeposits;
