import { Money } from '@marquee/ui';
import * as styles from './Filters.css.ts';

type Props = {
  currency: string;
  figures: readonly { name: string; amount: number; isGain?: boolean }[];
};

/** Sums of a record, each with its name; gains and losses are signed. */
export const Figures = ({ currency, figures }: Props) => (
  <dl className={styles.figures}>
    {figures.map(({ name, amount, isGain = false }) => (
      <div key={name} className={styles.pair}>
        <dt className={styles.figureName}>{name}</dt>
        <dd className={styles.figure}>
          <Money minor={amount} currency={currency} isSigned={isGain} isColoured={isGain} />
        </dd>
      </div>
    ))}
  </dl>
);
