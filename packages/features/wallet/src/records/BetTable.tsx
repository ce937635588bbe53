import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Badge, cx, Money, VisuallyHidden } from '@marquee/ui';
import type { BetHistory } from './BetHistory.ts';
import * as styles from './BetTable.css.ts';

type Props = { rounds: BetHistory['rounds']; currency: string; timeZone: string };

/** Rounds, newest first, each with its stake and win; a list on a phone. */
export const BetTable = ({ rounds, currency, timeZone }: Props) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const titles = [t`Stake`, t`Win`, t`Net result`];
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{t`Bet history`}</VisuallyHidden>
      <thead className={styles.headRow}>
        <tr>
          <th scope="col" className={styles.head}>{t`Date and time`}</th>
          <th scope="col" className={styles.head}>{t`Game`}</th>
          {titles.map((title) => (
            <th key={title} scope="col" className={cx(styles.head, styles.atEnd)}>
              {title}
            </th>
          ))}
          <th scope="col" className={cx(styles.head, styles.afterFigures)}>{t`Reference`}</th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rounds.map(({ reference, openedAt, closedAt, game, vendor, stake, win, net }) => (
          <tr key={reference} className={styles.row}>
            <td className={styles.time}>
              <time dateTime={openedAt}>{dateTime(openedAt, { timeZone })}</time>
            </td>
            <td className={styles.game}>
              {game}
              <span className={styles.vendor}>{vendor}</span>
            </td>
            <td className={styles.stake}>
              <span className={styles.label}>{t`Stake`} </span>
              <Money minor={stake} currency={currency} />
            </td>
            <td className={styles.win}>
              <span className={styles.label}>{t`Win`} </span>
              <Money minor={win} currency={currency} />
            </td>
            <td className={styles.net}>
              {closedAt ? (
                <Money minor={net} currency={currency} isSigned isColoured />
              ) : (
                <Badge tone="info">{t`In progress`}</Badge>
              )}
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
