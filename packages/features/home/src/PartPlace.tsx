import { Skeleton } from '@marquee/ui';
import * as styles from './places.css.ts';

/** Holds the place of a part of the home page in its shape and height, while its code loads. */
export const PartPlace = () => (
  <div className={styles.place}>
    <Skeleton shape="heading" className={styles.head} />
    <div className={styles.pieces}>
      {[1, 2, 3, 4, 5, 6].map((piece) => (
        <Skeleton key={piece} shape="card" className={styles.piece} />
      ))}
    </div>
  </div>
);
