import { useLingui } from '@lingui/react/macro';
import { Card, Skeleton, Stack, VisuallyHidden } from '@marquee/ui';

/** Holds the place of the cards. */
export const SecuritySkeleton = () => {
  const { t } = useLingui();
  return (
    <Stack gap="x5" aria-busy>
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      {['protection', 'addresses'].map((card) => (
        <Card key={card} padding="m">
          <Stack gap="x4">
            <Skeleton shape="heading" width="half" />
            <Skeleton shape="text" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
};
