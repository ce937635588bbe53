import { Card, Heading, Inline, Stack } from '@marquee/ui';
import type { ReactNode } from 'react';

type Props = { title: string; /** What can be done here. */ action?: ReactNode; children: ReactNode };

/** A part of a member's page under its title. */
export const Section = ({ title, action, children }: Props) => (
  <Card padding="m" as="section">
    <Stack gap="x4">
      <Inline justify="between">
        <Heading level={2} size="m">
          {title}
        </Heading>
        {action}
      </Inline>
      {children}
    </Stack>
  </Card>
);
