import { Heading, Stack } from '@marquee/ui';
import type { ReactNode } from 'react';

interface TokenSectionProps {
  title: string;
  children: ReactNode;
}

/** One part of the reference, under its heading. */
export const TokenSection = ({ title, children }: TokenSectionProps) => (
  <Stack as="section">
    <Heading level={2}>{title}</Heading>
    {children}
  </Stack>
);
