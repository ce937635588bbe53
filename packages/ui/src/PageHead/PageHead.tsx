import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack.tsx';
import { Heading, type HeadingProps } from '../Text/Heading.tsx';
import { Text } from '../Text/Text.tsx';

interface PageHeadProps {
  title: ReactNode;
  /** `xl` inside of an area with its own frame, `xxl` where the page stands alone. */
  size?: Extract<HeadingProps['size'], 'xl' | 'xxl'>;
  /** The way back, before the title. The frame may leave its own out then, by `[data-back]`. */
  back?: ReactNode;
  className?: string;
  /** How what the page shows stands: badges beside one another. */
  standing?: ReactNode;
  /** What the page is for: words, as of one paragraph. */
  children?: ReactNode;
}

/** The head of a page: its one heading of the first level and what the page is for. */
export const PageHead = ({ title, size = 'xl', back, className, standing, children }: PageHeadProps) => (
  <Stack as="header" gap="x2" className={className}>
    {back && <div data-back="">{back}</div>}
    <Heading level={1} size={size}>
      {title}
    </Heading>
    {standing && (
      <Text as="div" isMuted>
        {standing}
      </Text>
    )}
    {children && <Text isMuted>{children}</Text>}
  </Stack>
);
