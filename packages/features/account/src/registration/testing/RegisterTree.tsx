import { I18nProvider } from '@lingui/react';
import type { Client } from '@marquee/api-client';
import type { Flag } from '@marquee/contract/flags';
import {
  ClientContext,
  type Permission,
  type SessionActions,
  SessionActionsContext,
  SiteContext,
} from '@marquee/feature-core';
import { createI18n } from '@marquee/i18n';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { feature } from '../../index.ts';
import { brand } from '../../testing/samples.ts';

const [route] = feature.routes ?? [];
if (!route) throw new Error('The feature has no page.');
const { default: RegisterPage } = await route.load();

type Props = {
  client: Client;
  queries: QueryClient;
  store: ReturnType<typeof createStore>;
  flags: readonly Flag[];
  permission?: Permission | undefined;
  actions?: SessionActions;
  /** Puts the pages into a router. */
  inRouter: (pages: ReactNode) => ReactNode;
};

/** The registration page and the home page with what the shell puts around them. */
export const RegisterTree = ({ client, queries, store, flags, permission, actions, inRouter }: Props) => {
  const site = {
    brand,
    language: 'en' as const,
    setLanguage: () => undefined,
    permission,
    hasFlag: (flag: Flag) => flags.includes(flag),
    hasFeature: () => true,
    hasPage: () => true,
    imageUrl: (path: string) => path,
  };
  return (
    <Provider store={store}>
      <I18nProvider i18n={createI18n('en', {})}>
        <QueryClientProvider client={queries}>
          <ClientContext value={client}>
            <SiteContext value={site}>
              <SessionActionsContext
                value={
                  actions ?? {
                    keep: () => undefined,
                    finish: () => Promise.reject(new Error('Nobody is there.')),
                    end: async () => undefined,
                  }
                }
              >
                {inRouter(
                  <Routes>
                    <Route path="/register" element={<RegisterPage />} />
                    <Route path="/" element={<h1>Home</h1>} />
                  </Routes>,
                )}
              </SessionActionsContext>
            </SiteContext>
          </ClientContext>
        </QueryClientProvider>
      </I18nProvider>
    </Provider>
  );
};
