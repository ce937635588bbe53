import type { FeatureRoute } from '@marquee/feature-core';
import { Skeleton } from '@marquee/ui';
import * as styles from './PageShape.css.ts';

/** Holds the place of a page below its title, in the shape that its route names. */
export const PageShape = ({ of }: { of: FeatureRoute['shape'] }) => (
  <div className={styles.shapes[of ?? 'cards']}>
    {[1, 2, 3, 4, 5, 6, 7].map((piece) => (
      <Skeleton key={piece} shape="card" className={styles.piece} />
    ))}
  </div>
);
