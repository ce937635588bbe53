import { useSite } from '@marquee/feature-core';
import { Skeleton } from '@marquee/ui';
import * as styles from './TileSkeleton.css.ts';

/** Holds the place of a game's tile in the look of the brand. */
export const TileSkeleton = () => {
  const { brand } = useSite();
  return (
    <div>
      <Skeleton shape="tile" />
      {brand.layout.tile === 'caption' && (
        <div className={styles.words}>
          <Skeleton width="most" className={styles.title} />
          <Skeleton width="half" className={styles.vendor} />
        </div>
      )}
    </div>
  );
};
