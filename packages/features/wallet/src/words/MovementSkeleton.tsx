import { useLingui } from '@lingui/react/macro';
import { Skeleton, Stack, VisuallyHidden } from '@marquee/ui';

/** Stands in the place of movements while they load. */
export const MovementSkeleton = ({ rows }: { rows: number }) => {
  const { t } = useLingui();
  return (
    <div aria-busy>
      <VisuallyHidden>
        <output aria-label={t`Loading`} />
      </VisuallyHidden>
      <Stack gap="x3">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </Stack>
    </div>
  );
};
