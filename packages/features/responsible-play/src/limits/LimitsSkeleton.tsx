import { useLingui } from '@lingui/react/macro';
import { Card, Grid, Skeleton, Stack, VisuallyHidden } from '@marquee/ui';

/** Holds the place of the limits' cards. */
export const LimitsSkeleton = () => {
  const { t } = useLingui();
  return (
    <div aria-busy>
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>

      <Grid min="l">
        {['deposit', 'loss', 'stake', 'session'].map((kind) => (
          <Card key={kind} padding="m">
            <Stack gap="x6">
              <Skeleton shape="heading" width="half" />
              <Skeleton shape="text" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </div>
  );
};
