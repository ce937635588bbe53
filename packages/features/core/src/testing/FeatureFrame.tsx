import { I18nProvider } from '@lingui/react';
import type { Client } from '@marquee/api-client';
import { createI18n } from '@marquee/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useState } from 'react';
import { ClientContext } from '../api.ts';
import { type SessionActions, SessionActionsContext } from '../session.ts';
import { SessionProvider } from '../SessionProvider.tsx';
import { type Site, SiteContext } from '../site.ts';
import { PageTitleContext } from '../usePageTitle.ts';
import { stubSession } from './stubSession.ts';

type Props = {
  client: Client;
  site: Site;
  /** Texts by their ids; the ids' own words without it. */
  messages?: Parameters<typeof createI18n>[1];
  queries?: QueryClient | undefined;
  store?: ReturnType<typeof createStore> | undefined;
  /** What opens and closes the session; null for a part outside of the shell. */
  sessionActions?: SessionActions | null;
  setTitle?: ((title: string | undefined) => void) | undefined;
  /** The part, in its router. */
  children: ReactNode;
};

/** What the shell puts around the parts of a feature, but for the router and the links. */
export const FeatureFrame = (props: Props) => {
  const { client, site, messages = {}, setTitle = () => {}, children } = props;
  const [i18n] = useState(() => createI18n(site.language, messages));
  const [queries] = useState(
    () => props.queries ?? new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  const [store] = useState(() => props.store ?? createStore());
  const [actions] = useState(() => stubSession(client, store));
  return (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <QueryClientProvider client={queries}>
          <ClientContext value={client}>
            <SiteContext value={site}>
              <SessionActionsContext
                value={props.sessionActions === undefined ? actions : props.sessionActions}
              >
                <PageTitleContext value={setTitle}>
                  <SessionProvider>{children}</SessionProvider>
                </PageTitleContext>
              </SessionActionsContext>
            </SiteContext>
          </ClientContext>
        </QueryClientProvider>
      </Provider>
    </I18nProvider>
  );
};
