import { Card, Heading, Inline, Stack, TextLink } from '@marquee/ui';
import type { ComponentProps, ReactNode } from 'react';
import { RequestDecision } from './RequestDecision.tsx';

type Props = ComponentProps<typeof RequestDecision> & {
  title: ReactNode;
  /** To what it is about. */
  link: { to: string; text: string };
};

/** Something that waits for a second person, in a list of such. */
export const RequestCard = ({ title, link, ...decision }: Props) => (
  <Card padding="m" as="section">
    <Stack gap="x3">
      <Inline justify="between">
        <Heading level={2} size="m">
          {title}
        </Heading>
        <TextLink href={link.to}>{link.text}</TextLink>
      </Inline>
      <RequestDecision {...decision} />
    </Stack>
  </Card>
);
