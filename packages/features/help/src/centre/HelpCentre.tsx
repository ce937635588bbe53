import { useLingui } from '@lingui/react/macro';
import { Container, PageHead } from '@marquee/ui';
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
      <PageHead size="xxl" title={t`Help centre`} className={styles.head}>
        {t`Accounts, payments, games and your rights, explained.`}
      </PageHead>
      <HelpTopics />
      <HelpContact />
    </Container>
  );
};
