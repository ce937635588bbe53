import { I18nProvider } from '@lingui/react';
import type { Permission, Session, Site } from '@marquee/feature-core';
import { ClientContext, sessionAtom, SiteContext } from '@marquee/feature-core';
import { createI18n } from '@marquee/i18n';
import { LinkProvider } from '@marquee/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { catalog } from '../catalog.ts';
import { brand } from './brand.ts';
import { type Answers, stubClient } from './stubClient.ts';

/** What stands around a part of this feature. */
export type Options = {
  answers?: Answers;
  session?: Session;
  language?: 'vi' | 'en';
  /** Address that is opened, and the path of the page there. */
  at?: string;
  path?: string;
  site?: Partial<Site>;
};

const RouterLink = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <Link {...rest} to={href} />
);

const AddressBar = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
};

const permission: Permission = {
  location: { ip: '203.0.113.7', country: 'VN' },
  maintenance: false,
  maintenanceInfo: null,
  regionRestriction: false,
  info: {
    merchant: 'LOTUS',
    serverTime: '2026-11-21T05:00:00.000Z',
    imageCDNs: [],
    launchGameCDNs: [],
    whitelabel: [],
    analytics: null,
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
  },
};

/** What the shell puts around a part of this feature, on a platform that answers from a table. */
export const gamesFrame = async (part: ReactNode, options: Options = {}) => {
  const { answers = {}, session = { status: 'guest' }, language = 'en', at = '/', path, site } = options;
  const { messages } = await catalog(language);
  const { client, ...log } = stubClient(answers);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = createStore();
  store.set(sessionAtom, session);
  const value: Site = {
    brand,
    language,
    setLanguage: () => undefined,
    permission,
    hasFlag: () => false,
    hasFeature: (feature) => brand.features.includes(feature),
    imageUrl: (image) => `https://cdn.example${image}`,
    ...site,
  };
  const frame = (
    <I18nProvider i18n={createI18n(language, messages)}>
      <Provider store={store}>
        <QueryClientProvider client={queries}>
          <ClientContext value={client}>
            <SiteContext value={value}>
              <MemoryRouter initialEntries={[at]}>
                <AddressBar />
                <LinkProvider component={RouterLink}>
                  <Routes>
                    <Route path={path ?? '*'} element={part} />
                    {path && <Route path="*" element={<p>Another page</p>} />}
                  </Routes>
                </LinkProvider>
              </MemoryRouter>
            </SiteContext>
          </ClientContext>
        </QueryClientProvider>
      </Provider>
    </I18nProvider>
  );
  return { frame, queries, store, ...log };
};
