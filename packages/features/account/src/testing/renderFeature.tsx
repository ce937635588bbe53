import { I18nProvider } from '@lingui/react';
import type { Flag } from '@marquee/contract/flags';
import {
  ClientContext,
  type LoginValue,
  modalsAtom,
  openModalAtom,
  type OpenModal,
  sessionAtom,
  sessionOf,
  SessionActionsContext,
  SiteContext,
  toastsAtom,
} from '@marquee/feature-core';
import { createI18n } from '@marquee/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { getMemberInfo, logout } from '@marquee/contract/routes';
import { accountModals } from '../accountModals.ts';
import { ModalHost } from './ModalHost.tsx';
import { brand, member } from './samples.ts';
import { type Answers, stubClient } from './stubClient.ts';

// Loaded before the first test, which would otherwise wait for all of it.
await Promise.all(Object.values(accountModals).map((load) => load()));

type Options = {
  modal: OpenModal;
  answers?: Answers;
  flags?: readonly Flag[];
  /** Who is logged in; a guest without it. */
  as?: typeof member;
};

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;

/** Shows a modal of the feature on a page, with a platform that answers as told. */
export const renderFeature = ({ modal, answers = {}, flags = [], as }: Options) => {
  const platform = stubClient({ getMemberInfo: () => member, ...answers });
  const store = createStore();
  if (as) store.set(sessionAtom, sessionOf(as));
  store.set(openModalAtom, modal);
  const keep = vi.fn<(value: LoginValue) => void>();
  const actions = {
    keep,
    finish: async () => {
      const who = await platform.client(getMemberInfo, {});
      store.set(sessionAtom, sessionOf(who));
      return who;
    },
    end: async () => {
      await platform.client(logout, {}).catch(() => undefined);
      store.set(sessionAtom, { status: 'guest' });
      store.set(modalsAtom, []);
    },
  };
  const site = {
    brand,
    language: 'en' as const,
    setLanguage: () => undefined,
    permission: undefined,
    hasFlag: (flag: Flag) => flags.includes(flag),
    hasFeature: () => true,
    hasPage: () => true,
    imageUrl: (path: string) => path,
  };
  render(
    <Provider store={store}>
      <I18nProvider i18n={createI18n('en', {})}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <ClientContext value={platform.client}>
            <SiteContext value={site}>
              <SessionActionsContext value={actions}>
                <MemoryRouter initialEntries={['/promotions']}>
                  <Routes>
                    <Route path="*" element={<Address />} />
                  </Routes>
                  <ModalHost />
                </MemoryRouter>
              </SessionActionsContext>
            </SiteContext>
          </ClientContext>
        </QueryClientProvider>
      </I18nProvider>
    </Provider>,
  );
  return {
    ...platform,
    keep,
    session: () => store.get(sessionAtom),
    toasts: () => store.get(toastsAtom).map(({ text }) => text),
  };
};
