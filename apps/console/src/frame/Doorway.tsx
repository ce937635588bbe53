import { Container, Inline, Stack, Text } from '@marquee/ui';
import type { ReactNode } from 'react';
import * as styles from './Frame.css.ts';
import { Preferences } from './Preferences.tsx';

/** What stands around the ways in. */
export const Doorway = ({ children }: { children: ReactNode }) => (
  <div className={styles.doorway}>
    <Container isNarrow className={styles.door}>
      <Stack gap="x5">
        <Inline justify="between">
          <Text isStrong>Marquee Console</Text>
          <Preferences />
        </Inline>
        <main>{children}</main>
      </Stack>
    </Container>
  </div>
);
