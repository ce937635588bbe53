import { useLingui } from '@lingui/react/macro';
import { Skeleton, Stack } from '@marquee/ui';
import { place } from '../place.css.ts';
import * as styles from './OrderSkeleton.css.ts';

/** Keeps a deposit's place. */
export const OrderSkeleton = () => {
  const { t } = useLingui();
  return (
    <output aria-busy aria-label={t`Loading`} className={place}>
      <Stack gap="x5">
        <Skeleton shape="card" className={styles.head} />
        <Skeleton shape="card" className={styles.body} />
      </Stack>
    </output>
  );
};
