import { useLingui } from '@lingui/react/macro';
import { Card, Skeleton, Stack, VisuallyHidden } from '@marquee/ui';

/** Holds the place of so many cards. */
export const SecuritySkeleton = ({ cards }: { cards: number }) => {
  const { t } = useLingui();
  return (
    <div aria-busy>
      <Stack gap="x5">
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        {Array.from({ length: cards }, (_, card) => (
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
    </div>
  );
};
