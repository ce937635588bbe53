import '@marquee/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { cx, LinkProvider } from '@marquee/ui';
import { useRef } from 'react';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { Hosts } from '../modals/Hosts.tsx';
import { BottomBar } from '../phone/BottomBar.tsx';
import { PageTitle } from '../routing/PageTitle.tsx';
import { SiteLink } from '../routing/SiteLink.tsx';
import { usePage } from '../routing/usePage.ts';
import { usePageChange } from '../routing/usePageChange.ts';
import { SidePanels } from '../sides/SidePanels.tsx';
import { DomainRoute } from '../site/DomainRoute.tsx';
import { PlannedMaintenance } from '../site/PlannedMaintenance.tsx';
import { SlotProvider } from '../site/SlotProvider.tsx';
import * as styles from './Frame.css.ts';
import { Pages } from './Pages.tsx';

/** What every page stands in: as much of it as the page's layout asks for. */
export const Frame = () => {
  const { t } = useLingui();
  const { brand } = useSite();
  const main = useRef<HTMLElement>(null);
  const layout = usePage()?.route.layout ?? 'shared';
  usePageChange(main);
  return (
    <LinkProvider component={SiteLink}>
      <PageTitle>
        <SlotProvider>
          <a href="#main" className={styles.skip}>
            {t`Skip to the content`}
          </a>
          {layout !== 'bare' && <Header />}
          <div className={cx(layout !== 'bare' && styles.beside[brand.layout.navigation])}>
            <main
              id="main"
              ref={main}
              tabIndex={-1}
              className={cx(styles.main, layout === 'header-only' && styles.endsAboveBar)}
            >
              {layout !== 'bare' && <PlannedMaintenance />}
              <Pages />
            </main>
            {(layout === 'shared' || layout === 'member') && <Footer />}
          </div>
          {layout !== 'bare' && <BottomBar />}
          {layout === 'shared' && <SidePanels />}
          <DomainRoute />
          <Hosts isBare={layout === 'bare'} />
        </SlotProvider>
      </PageTitle>
    </LinkProvider>
  );
};
