import { useLingui } from '@lingui/react/macro';
import { cx, Money } from '@marquee/ui';
import * as styles from './RequestForm.css.ts';
import type { Terms } from './Terms.ts';

/** What of an amount arrives. */
export const Summary = ({ terms: { fee, currency }, amount }: { terms: Terms; amount: number }) => {
  const { t } = useLingui();
  return (
    <dl className={styles.summary}>
      <dt>{t`Fee`}</dt>
      <dd className={styles.figure}>{fee === 0 ? t`Free` : <Money minor={fee} currency={currency} />}</dd>
      <dt className={styles.total}>{t`You receive`}</dt>
      <dd className={cx(styles.figure, styles.total)}>
        <Money minor={Math.max(0, amount - fee)} currency={currency} />
      </dd>
    </dl>
  );
};
