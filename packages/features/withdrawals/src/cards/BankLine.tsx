import { BankIcon } from '@marquee/ui';
import * as styles from './BankLine.css.ts';

type Props = { bankName: string; number: string; payeeName: string };

/** A bank account in two lines. */
export const BankLine = ({ bankName, number, payeeName }: Props) => (
  <span className={styles.line}>
    <span className={styles.mark}>
      <BankIcon />
    </span>
    <span className={styles.words}>
      <span className={styles.bank}>
        {bankName} <span className={styles.number}>{number}</span>
      </span>
      <span className={styles.owner}>{payeeName}</span>
    </span>
  </span>
);
