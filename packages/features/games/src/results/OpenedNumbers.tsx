import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Grid } from '@marquee/ui';
import { MenuSection } from '../lottery/MenuSection.tsx';
import * as styles from './OpenedNumbers.css.ts';
import { ResultCard } from './ResultCard.tsx';
import { useOpenedNumbers } from './useResults.ts';

/** The latest draw of each nationwide or quick lottery; nothing where none has drawn. */
export const OpenedNumbers = () => {
  const { t } = useLingui();
  const { brand } = useSite();
  const { data } = useOpenedNumbers();
  if (!data || data.list.length === 0) return null;
  return (
    <MenuSection title={t`Latest draws`}>
      <Grid min="l" gap="x3" className={styles.draws}>
        {data.list.map((result) => (
          <ResultCard key={result.code} result={result} timeZone={brand.timeZone} />
        ))}
      </Grid>
    </MenuSection>
  );
};
