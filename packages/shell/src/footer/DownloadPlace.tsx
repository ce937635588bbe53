import { Skeleton } from '@marquee/ui';
import * as styles from './Footer.css.ts';

/** Keeps the place of the apps' code, so that nothing below jumps once it is there. */
export const DownloadPlace = () => (
  <div className={styles.downloadPlace} aria-busy>
    <Skeleton shape="row" className={styles.systemsPlace} />
    <Skeleton className={styles.codePlace} />
  </div>
);
