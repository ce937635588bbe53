import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Badge, Card, cx, Link, Money, VisuallyHidden } from '@marquee/ui';
import { stateTones } from './stateTones.ts';
import { useStateWords } from './useStateWords.ts';
import type { Withdrawal } from './Withdrawal.ts';
import * as styles from './WithdrawalList.css.ts';

/** One withdrawal of the list, which leads to its page. */
export const WithdrawalRow = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { t } = useLingui();
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const words = useStateWords();
  const { id, reference, state, amount, currency, bankName, number, createdAt } = withdrawal;
  return (
    <Card padding="m" isInteractive>
      <div className={styles.rows}>
        <div className={styles.row}>
          <Link href={`/member/withdrawals?id=${id}`} className={cx(styles.link, styles.sum)}>
            <Money minor={amount} currency={currency} />
            <VisuallyHidden>{` ${t`Withdrawal ${reference}`}`}</VisuallyHidden>
          </Link>
          <Badge tone={stateTones[state]}>{words[state]}</Badge>
        </div>
        <div className={styles.row}>
          <span className={styles.quiet}>
            {bankName} {number}
          </span>
          <time className={styles.quiet} dateTime={createdAt}>
            {dateTime(createdAt, { timeZone: brand.timeZone })}
          </time>
        </div>
      </div>
    </Card>
  );
};
