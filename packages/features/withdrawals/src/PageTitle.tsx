import { Heading, Stack, Text } from '@marquee/ui';
import type { ReactNode } from 'react';

/** The heading of a page of this feature, and what the page is for. */
export const PageTitle = ({ title, text }: { title: ReactNode; text?: string }) => (
  <Stack as="header" gap="x2">
    <Heading level={1} size="xl">
      {title}
    </Heading>
    {text && <Text isMuted>{text}</Text>}
  </Stack>
);
