import { Skeleton } from '@marquee/ui';
import * as styles from './LotteryMenus.css.ts';

const Lines = () => [1, 2, 3, 4, 5].map((line) => <Skeleton key={line} shape="row" />);

/** Holds the place of the lottery dropdown while its groups load. */
export const LotteryPanelSkeleton = () => (
  <div className={styles.panel} aria-busy>
    <div className={styles.group}>
      <Lines />
    </div>
    <div className={styles.group}>
      <Lines />
    </div>
  </div>
);
