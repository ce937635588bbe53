import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { PageTitle } from '../routing/PageTitle.tsx';
import { usePage } from '../routing/usePage.ts';
import { usePageChange } from '../routing/usePageChange.ts';
import { SlotProvider } from '../site/SlotProvider.tsx';
import { Pages } from './Pages.tsx';

/** What every page stands in: as much of it as the page's layout asks for. */
export const Frame = () => {
  const main = useRef<HTMLElement>(null);
  const layout = usePage()?.route.layout ?? 'shared';
  usePageChange(main);
  return (
    <PageTitle>
      <SlotProvider>
        <a href="#main">
          <Trans>Skip to the content</Trans>
        </a>
        <main id="main" ref={main} tabIndex={-1} data-layout={layout}>
          <Pages />
        </main>
      </SlotProvider>
    </PageTitle>
  );
};
