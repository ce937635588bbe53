import { useLingui } from '@lingui/react/macro';
import { cx, Money, VisuallyHidden } from '@marquee/ui';
import type { ReactNode } from 'react';
import * as styles from './ProfitTable.css.ts';

/** A line of a table of results: a day, or a vendor. */
export type ProfitRow = { key: string; name: ReactNode; net: number; flows: readonly number[] };

type Props = {
  /** What the table lists, for screen readers. */
  caption: string;
  /** Title of the first column. */
  title: string;
  /** Titles of the flows, in their order. */
  flowTitles: readonly string[];
  rows: readonly ProfitRow[];
  currency: string;
};

/** Results with what they are made of; on a phone a list that leaves out what is nothing. */
export const ProfitTable = ({ caption, title, flowTitles, rows, currency }: Props) => {
  const { t } = useLingui();
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead className={styles.headRow}>
        <tr>
          {[title, t`Net result`, ...flowTitles].map((each) => (
            <th key={each} scope="col" className={styles.head}>
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map(({ key, name, net, flows }) => (
          <tr key={key} className={styles.row}>
            <th scope="row" className={styles.date}>
              {name}
            </th>
            <td className={styles.net}>
              <Money minor={net} currency={currency} isSigned isColoured />
            </td>
            {flows.map((amount, index) => (
              <td key={flowTitles[index]} className={cx(styles.flow, amount === 0 && styles.nothing)}>
                <span className={styles.label}>{flowTitles[index]} </span>
                <Money minor={amount} currency={currency} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
