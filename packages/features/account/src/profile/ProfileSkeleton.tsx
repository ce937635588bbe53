import { useLingui } from '@lingui/react/macro';
import { Card, Skeleton, Stack, VisuallyHidden } from '@marquee/ui';

/** Holds the place of the cards. */
export const ProfileSkeleton = () => {
  const { t } = useLingui();
  return (
    <div aria-busy>
      <Stack gap="x5">
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        {['picture', 'contact', 'details'].map((card) => (
          <Card key={card} padding="m">
            <Stack gap="x4">
              <Skeleton shape="text" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </div>
  );
};
