import { useLingui } from '@lingui/react/macro';
import { Grid, Skeleton, Stack } from '@marquee/ui';
import { place } from '../place.css.ts';
import * as styles from './StartSkeleton.css.ts';

const cards = ['one', 'two', 'three'];

/** Keeps the form's place. */
export const StartSkeleton = () => {
  const { t } = useLingui();
  return (
    <output aria-busy aria-label={t`Loading`} className={place}>
      <Stack gap="x6">
        <Grid min="m" gap="x3">
          {cards.map((card) => (
            <Skeleton key={card} shape="row" className={styles.card} />
          ))}
        </Grid>
        <Skeleton shape="row" className={styles.field} />
        <Skeleton shape="row" className={styles.button} />
      </Stack>
    </output>
  );
};
