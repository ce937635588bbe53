import { I18nProvider } from '@lingui/react';
import { createI18n } from '@marquee/i18n';
import { LinkProvider } from '@marquee/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { ClientContext } from '../api.ts';
import type { Feature } from '../feature.ts';
import { type OpenModal, openModalAtom } from '../modals.ts';
import { type Session, SessionActionsContext, sessionAtom, type SessionActions } from '../session.ts';
import { type Site, SiteContext } from '../site.ts';
import { PageTitleContext } from '../usePageTitle.ts';
import { AddressProbe } from './AddressProbe.tsx';
import { RouterLink } from './RouterLink.tsx';
import { siteIn } from './siteIn.ts';
import { type Answers, stubClient } from './stubClient.ts';

type Options = {
  /** The feature's own texts. */
  catalog: NonNullable<Feature['catalog']>;
  answers?: Answers;
  session?: Session;
  sessionActions?: SessionActions;
  language?: 'vi' | 'en';
  /** Path and query that the page is opened at. */
  at?: string;
  site?: Partial<Site>;
  /** A box that is open already. */
  modal?: OpenModal;
};

/** Renders a part of a feature as the shell would, on a platform that answers from a table. */
export const renderFeature = async (part: ReactNode, options: Options) => {
  const { catalog, answers = {}, session = { status: 'guest' }, sessionActions = null } = options;
  const { language = 'en', at = '/', site, modal } = options;
  const { messages } = await catalog(language);
  const { client, called } = stubClient(answers);
  const store = createStore();
  store.set(sessionAtom, session);
  if (modal) store.set(openModalAtom, modal);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const setTitle = vi.fn<(title: string | undefined) => void>();
  let address = at;
  const view = render(
    <I18nProvider i18n={createI18n(language, messages)}>
      <Provider store={store}>
        <QueryClientProvider client={queries}>
          <ClientContext value={client}>
            <SiteContext value={siteIn(language, site)}>
              <SessionActionsContext value={sessionActions}>
                <PageTitleContext value={setTitle}>
                  <MemoryRouter initialEntries={[at]}>
                    <AddressProbe onChange={(current) => (address = current)} />
                    <LinkProvider component={RouterLink}>{part}</LinkProvider>
                  </MemoryRouter>
                </PageTitleContext>
              </SessionActionsContext>
            </SiteContext>
          </ClientContext>
        </QueryClientProvider>
      </Provider>
    </I18nProvider>,
  );
  return { ...view, called, store, setTitle, address: () => address };
};
