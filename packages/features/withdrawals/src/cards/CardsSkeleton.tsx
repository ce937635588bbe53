import { useLingui } from '@lingui/react/macro';
import { Card, Skeleton, Stack } from '@marquee/ui';
import { busy } from '../busy.css.ts';

/** Holds the place of bank accounts that are loading. */
export const CardsSkeleton = () => {
  const { t } = useLingui();
  return (
    <output className={busy} aria-busy aria-label={t`Loading`}>
      <Stack gap="x3">
        {[1, 2].map((number) => (
          <Card key={number} padding="m">
            <Stack gap="x2">
              <Skeleton width="half" />
              <Skeleton width="most" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </output>
  );
};
