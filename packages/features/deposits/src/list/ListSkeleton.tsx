import { useLingui } from '@lingui/react/macro';
import { Skeleton, Stack } from '@marquee/ui';
import { place } from '../place.css.ts';
import * as styles from './DepositList.css.ts';

const rows = ['one', 'two', 'three'];

/** Keeps the list's place. */
export const ListSkeleton = () => {
  const { t } = useLingui();
  return (
    <output aria-busy aria-label={t`Loading`} className={place}>
      <Stack gap="x2">
        {rows.map((row) => (
          <Skeleton key={row} shape="row" className={styles.row} />
        ))}
      </Stack>
    </output>
  );
};
