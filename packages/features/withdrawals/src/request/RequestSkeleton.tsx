import { useLingui } from '@lingui/react/macro';
import { Card, Skeleton, Stack } from '@marquee/ui';
import { busy } from '../busy.css.ts';
import * as styles from './RequestForm.css.ts';

/** Holds the place of the form while it is loading. */
export const RequestSkeleton = () => {
  const { t } = useLingui();
  return (
    <output className={busy} aria-busy aria-label={t`Loading`}>
      <Card>
        <Stack gap="x5">
          <Skeleton width="third" />
          <Skeleton width="half" className={styles.tallLine} />
          <Skeleton width="full" className={styles.tallLine} />
          <Skeleton width="full" className={styles.tallLine} />
          <Skeleton width="full" className={styles.tallLine} />
        </Stack>
      </Card>
    </output>
  );
};
