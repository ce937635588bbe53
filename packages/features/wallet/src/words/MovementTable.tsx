import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { cx, Money, VisuallyHidden } from '@marquee/ui';
import type { Movement } from './Movement.ts';
import * as styles from './MovementTable.css.ts';
import { useKindNames } from './useKindNames.ts';
import { useWalletName } from './useWalletName.ts';

type Props = {
  /** What the table lists, for screen readers. */
  caption: string;
  movements: readonly Movement[];
  currency: string;
  timeZone: string;
  titles: ReadonlyMap<string, string | null>;
};

/** Movements of money, newest first, each with what was left after it; a list on a phone. */
export const MovementTable = ({ caption, movements, currency, timeZone, titles }: Props) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const kinds = useKindNames();
  const walletName = useWalletName();
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead className={styles.headRow}>
        <tr>
          <th scope="col" className={styles.head}>{t`Date and time`}</th>
          <th scope="col" className={styles.head}>{t`Transaction`}</th>
          <th scope="col" className={cx(styles.head, styles.atEnd)}>{t`Amount`}</th>
          <th scope="col" className={cx(styles.head, styles.atEnd)}>{t`Balance after`}</th>
          <th scope="col" className={cx(styles.head, styles.afterFigures)}>{t`Reference`}</th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {movements.map(({ reference, at, kind, amount, balanceAfter, otherWallet }) => (
          <tr key={reference} className={styles.row}>
            <td className={styles.time}>
              <time dateTime={at}>{dateTime(at, { timeZone })}</time>
            </td>
            <td className={styles.kind}>
              {kinds[kind]}
              {otherWallet && (
                <span className={styles.counterpart}>
                  {amount > 0
                    ? t`from ${walletName(otherWallet, titles.get(otherWallet))}`
                    : t`to ${walletName(otherWallet, titles.get(otherWallet))}`}
                </span>
              )}
            </td>
            <td className={styles.amount}>
              <Money minor={amount} currency={currency} isSigned isColoured />
            </td>
            <td className={styles.balance}>
              <span className={styles.label}>{t`Balance`} </span>
              <Money minor={balanceAfter} currency={currency} />
            </td>
            <td className={styles.reference}>
              <span className={styles.label}>{t`Ref.`} </span>
              {reference}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
