import { useLingui } from '@lingui/react/macro';
import { Card, Skeleton, Stack, VisuallyHidden } from '@marquee/ui';
import * as styles from './FundsCard.css.ts';

/** Stands in the shape of the funds while they load. */
export const FundsSkeleton = () => {
  const { t } = useLingui();
  return (
    <Card padding="m">
      <div aria-busy>
        <VisuallyHidden>
          <output aria-label={t`Loading`} />
        </VisuallyHidden>
        <Stack gap="x4">
          <div>
            <div className={styles.label}>
              <Skeleton width="third" className={styles.line} />
            </div>
            <div className={styles.total}>
              <Skeleton width="half" className={styles.line} />
            </div>
          </div>
          <div className={styles.parts}>
            {[1, 2, 3].map((part) => (
              <div key={part} className={styles.part}>
                <div className={styles.name}>
                  <Skeleton width="half" className={styles.line} />
                </div>
                <div className={styles.amount}>
                  <Skeleton width="most" className={styles.line} />
                </div>
              </div>
            ))}
          </div>
          <div className={styles.shortcuts}>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </div>
        </Stack>
      </div>
    </Card>
  );
};
