import { useLingui } from '@lingui/react/macro';
import { Grid } from '@marquee/ui';
import { MenuSection } from '../lottery/MenuSection.tsx';
import { ResultCard } from './ResultCard.tsx';
import { useOpenedNumbers } from './useResults.ts';

/** The latest draw of each nationwide or quick lottery; nothing where none has drawn. */
export const OpenedNumbers = () => {
  const { t } = useLingui();
  const { data } = useOpenedNumbers();
  if (!data || data.list.length === 0) return null;
  return (
    <MenuSection title={t`Latest draws`}>
      <Grid min="l" gap="x3">
        {data.list.map((result) => (
          <ResultCard key={result.code} result={result} />
        ))}
      </Grid>
    </MenuSection>
  );
};
