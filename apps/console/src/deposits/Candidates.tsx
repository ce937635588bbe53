import { Card, Heading, Stack, Text } from '@marquee/ui';
import type { ReactNode } from 'react';

type Props = { title: string; /** Said where there is none. */ none: string; children: readonly ReactNode[] };

/** What could belong to a deposit or transfer, the likeliest first. */
export const Candidates = ({ title, none, children }: Props) => (
  <Card padding="m" as="section">
    <Stack gap="x3">
      <Heading level={2} size="m">
        {title}
      </Heading>
      {children.length === 0 && <Text isMuted>{none}</Text>}
      {children}
    </Stack>
  </Card>
);
