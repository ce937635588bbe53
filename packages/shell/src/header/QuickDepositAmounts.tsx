import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getDepositOffers } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { Link, Skeleton, Text } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import * as styles from './QuickDeposit.css.ts';

type Props = {
  /** Address of the deposit's form. */
  path: string;
  /** Whether the amounts are to be asked for, which nobody has to wait for who does not open them. */
  isAsked: boolean;
  onChosen: () => void;
};

const places = [1, 2, 3, 4, 5, 6];

/** The amounts that the merchant's first way to deposit offers, as links, and the way to any other. */
export const QuickDepositAmounts = ({ path, isAsked, onChosen }: Props) => {
  const { t } = useLingui();
  const write = useMoney();
  const { query } = useApi();
  const { data, isError } = useQuery({ ...query(getDepositOffers, {}), enabled: isAsked });
  const first = data?.offers[0];
  const left = data?.dayLeft ?? Number.MAX_SAFE_INTEGER;
  const amounts = first?.quickAmounts.filter((amount) => amount <= left).slice(0, places.length) ?? [];
  const minutes = first?.usualMinutes ?? null;
  return (
    <div className={styles.box}>
      <div>
        <Text isStrong>{t`Quick deposit`}</Text>
        <Text size="s" isMuted>
          {first && minutes !== null
            ? t`${first.label}, usually within ${plural(minutes, { one: '# minute', other: '# minutes' })}`
            : (first?.label ?? t`Choose an amount`)}
        </Text>
      </div>
      <div className={styles.amounts} aria-busy={!data && !isError}>
        {data
          ? amounts.map((amount) => (
              <Link
                key={amount}
                href={`${path}?amount=${amount}`}
                className={styles.amount}
                onClick={onChosen}
              >
                {write(amount, data.currency)}
              </Link>
            ))
          : !isError && places.map((place) => <Skeleton key={place} shape="row" className={styles.place} />)}
      </div>
      <Link href={path} className={styles.other} onClick={onChosen}>
        {t`Another amount`}
      </Link>
    </div>
  );
};
