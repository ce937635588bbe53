import { Text } from '@marquee/ui';
import type { ReactNode } from 'react';

/** One thing that is known, under its name. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Text as="dt" size="s" isMuted>
      {name}
    </Text>
    <Text as="dd" isStrong>
      {children}
    </Text>
  </div>
);
