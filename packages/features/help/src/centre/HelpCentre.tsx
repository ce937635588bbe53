import { useLingui } from '@lingui/react/macro';
import { Container, Heading, Text } from '@marquee/ui';
import type { ReactNode } from 'react';
import * as styles from './HelpCentre.css.ts';
import { HelpContact } from './HelpContact.tsx';
import { HelpTopics } from './HelpTopics.tsx';

/** The help centre; `above` stands before its title. */
export const HelpCentre = ({ above }: { above?: ReactNode }) => {
  const { t } = useLingui();
  return (
    <Container className={styles.page}>
      {above && <p className={styles.above}>{above}</p>}
      <header className={styles.head}>
        <Heading level={1}>{t`Help centre`}</Heading>
        <Text isMuted>{t`Accounts, payments, games and your rights, explained.`}</Text>
      </header>
      <HelpTopics />
      <HelpContact />
    </Container>
  );
};
