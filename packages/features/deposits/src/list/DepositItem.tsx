import { useSite } from '@marquee/feature-core';
import { useDateTime, useMoney } from '@marquee/i18n';
import { ChevronEndIcon, Link, tabular, Text } from '@marquee/ui';
import { depositPath } from '../depositPath.ts';
import type { Deposit } from '../depositTypes.ts';
import * as styles from './DepositList.css.ts';
import { StateBadge } from './StateBadge.tsx';

/** One deposit of the list, which leads to it. */
export const DepositItem = ({ deposit }: { deposit: Deposit }) => {
  const { brand } = useSite();
  const write = useMoney();
  const { dateTime } = useDateTime();
  const { reference, methodName, amount, credited, currency, state, createdAt } = deposit;
  return (
    <li className={styles.item}>
      <Link href={depositPath(reference)} className={styles.link}>
        <span className={styles.parts}>
          <span className={styles.words}>
            <Text as="span" isStrong className={styles.name}>
              {methodName}
            </Text>
            <Text as="span" size="s" isMuted className={tabular}>
              {dateTime(createdAt, { timeZone: brand.timeZone })}
            </Text>
          </span>
          <span className={styles.end}>
            <Text as="span" isStrong className={tabular}>
              {write(credited ?? amount, currency)}
            </Text>
            <StateBadge state={state} />
          </span>
        </span>
        <ChevronEndIcon size="s" />
      </Link>
    </li>
  );
};
