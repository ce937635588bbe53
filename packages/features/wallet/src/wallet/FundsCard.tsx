import { useLingui } from '@lingui/react/macro';
import { getBalance } from '@marquee/contract/routes';
import { Card, IconButton, Money, RefreshIcon, Stack, useTurn } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { CountedMoney } from './CountedMoney.tsx';
import * as styles from './FundsCard.css.ts';
import { Shortcuts } from './Shortcuts.tsx';
import type { Funds } from './useFunds.ts';

type Props = { funds: Funds; refetch: () => Promise<unknown> };

/** Everything that the member has, and what it is made of. */
export const FundsCard = ({ funds, refetch }: Props) => {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { isTurning, turn } = useTurn();
  const { currency, isSingle, total, main, bonus, held, wallets } = funds;
  const atVendors = wallets.reduce((sum, { balance }) => sum + balance, 0);
  const parts = [
    { name: t`Main wallet`, amount: main },
    ...(isSingle ? [] : [{ name: t`With providers`, amount: atVendors }]),
    { name: t`Bonus`, amount: bonus },
    { name: t`On hold`, amount: held },
  ];
  const refresh = () => {
    if (isTurning) return;
    turn();
    void refetch();
    void queries.invalidateQueries({ queryKey: [getBalance.id] });
  };
  return (
    <Card padding="m">
      <Stack gap="x4">
        <div className={styles.head}>
          <div className={styles.sum}>
            <div className={styles.label}>{t`Total balance`}</div>
            <div className={styles.total}>
              <CountedMoney minor={total} currency={currency} />
            </div>
          </div>
          <IconButton
            label={t`Refresh the balance`}
            aria-busy={isTurning}
            icon={
              <span className={styles.turns[isTurning ? 'turning' : 'still']}>
                <RefreshIcon />
              </span>
            }
            onClick={refresh}
          />
        </div>
        <dl className={styles.parts}>
          {parts.map(({ name, amount }) => (
            <div key={name} className={styles.part}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.amount}>
                <Money minor={amount} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
        <Shortcuts />
      </Stack>
    </Card>
  );
};
