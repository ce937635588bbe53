import * as styles from './LotteryBoard.css.ts';

/** A drawn number, its last two digits set off: most bets are about them. */
export const Digits = ({ number }: { number: string }) => (
  <span className={styles.digits}>
    {number.slice(0, -2)}
    <span className={styles.ending}>{number.slice(-2)}</span>
  </span>
);
