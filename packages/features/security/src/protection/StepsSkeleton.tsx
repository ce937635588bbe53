import { useLingui } from '@lingui/react/macro';
import { Card, Row, Rows, Skeleton, Stack } from '@marquee/ui';

const rows = ['one', 'two', 'three'];

/** Keeps the list's place. */
export const StepsSkeleton = () => {
  const { t } = useLingui();
  return (
    <Card padding="m">
      <Stack gap="x4">
        <Skeleton shape="heading" />
        <Rows label={t`Loading`}>
          {rows.map((row) => (
            <Row key={row}>
              <Skeleton shape="text" width="half" />
              <Skeleton shape="text" width="most" />
            </Row>
          ))}
        </Rows>
      </Stack>
    </Card>
  );
};
