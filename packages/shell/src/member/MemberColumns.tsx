import { useLingui } from '@lingui/react/macro';
import { ChevronStartIcon, Container, cx } from '@marquee/ui';
import type { ReactNode } from 'react';
import { SiteLink } from '../routing/SiteLink.tsx';
import { useHasPage } from '../site/useHasPage.ts';
import * as styles from './MemberColumns.css.ts';
import { MemberNavigation } from './MemberNavigation.tsx';

const overview = '/member';

/** A page beside the menu of the member area. A phone has the menu above the overview, to be swiped, and a way back there. */
export const MemberColumns = ({ path, children }: { path: string; children: ReactNode }) => {
  const { t } = useLingui();
  const hasOverview = useHasPage()(overview);
  const isOverview = path === overview;
  return (
    <Container className={styles.columns}>
      {hasOverview && !isOverview && (
        <SiteLink href={overview} className={styles.back}>
          <ChevronStartIcon size="s" />
          {t`My account`}
        </SiteLink>
      )}
      <MemberNavigation className={cx(styles.menu, hasOverview && !isOverview && styles.notOnPhone)} />
      <div className={styles.page}>{children}</div>
    </Container>
  );
};
