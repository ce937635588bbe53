import { cx } from '@marquee/ui';
import * as styles from './Balls.css.ts';

type Props = { numbers: readonly string[]; isSpecial?: boolean };

/** Drawn numbers as balls, the last two digits of longer ones set off. */
export const Balls = ({ numbers, isSpecial }: Props) => (
  <ul className={styles.balls}>
    {numbers.map((number, index) => (
      <li key={`${index} ${number}`} className={cx(styles.ball, isSpecial && styles.special)}>
        {number.slice(0, -2)}
        <span className={styles.ending}>{number.slice(-2)}</span>
      </li>
    ))}
  </ul>
);
