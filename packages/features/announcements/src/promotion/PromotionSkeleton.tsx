import { useLingui } from '@lingui/react/macro';
import { Skeleton, VisuallyHidden } from '@marquee/ui';
import * as styles from './Promotion.css.ts';

/** Stands in the shape of a promotion while it loads. */
export const PromotionSkeleton = () => {
  const { t } = useLingui();
  return (
    <div className={styles.promotion} aria-busy>
      <VisuallyHidden>
        <output aria-label={t`Loading`} />
      </VisuallyHidden>
      <Skeleton shape="banner" className={styles.picture} />
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="most" />
    </div>
  );
};
