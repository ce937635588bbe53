import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@marquee/ui';
import * as styles from './Game.css.ts';

/** Holds the place of a game's page while it loads. */
export const GameSkeleton = () => {
  const { t } = useLingui();
  return (
    <>
      <Skeleton width="third" />
      <div className={styles.sheet} aria-busy>
        <div className={styles.art}>
          <output aria-label={t`Loading`} />
          <Skeleton shape="tile" />
        </div>
        <div className={styles.words}>
          <Skeleton shape="heading" />
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton shape="card" />
        </div>
        <div className={styles.side}>
          <Skeleton shape="card" className={styles.factsWaiting} />
        </div>
      </div>
    </>
  );
};
