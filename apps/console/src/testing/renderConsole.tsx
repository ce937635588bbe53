import { I18nProvider } from '@lingui/react';
import type { Client } from '@marquee/api-client';
import { createI18n } from '@marquee/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ConsoleContext, type ConsoleState } from '../api/ConsoleContext.ts';

type Merchant = { code: string; name?: string; permissions: readonly string[] };

type Options = {
  /** Answers the calls; none is made unless told. */
  client?: (route: { id: string }) => Promise<unknown>;
  /** The id of whoever looks. */
  who?: string;
  /** The merchant that is looked at, with what one may do there. */
  merchant?: Merchant;
  /** The roles of whoever looks. */
  grants?: readonly { merchant: string; role: string }[];
  at?: string;
};

/** Draws a part of the console in English, for somebody of one merchant. */
export const renderConsole = (
  view: ReactNode,
  {
    client = () => Promise.reject(new Error('No call is made.')),
    who = 'p1',
    merchant = { code: 'SENVANG', permissions: [] },
    grants = [],
    at = '/',
  }: Options = {},
) => {
  // What a part does not look at is left out: a client answers any route, and a person has only what is told of them.
  const state = {
    client: client as unknown as Client,
    language: 'en',
    merchant: merchant.code,
    self: { id: who, grants, permissions: [], merchants: [merchant] },
  } as unknown as ConsoleState;
  return render(
    <I18nProvider i18n={createI18n('en', {})}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ConsoleContext value={state}>
          <MemoryRouter initialEntries={[at]}>{view}</MemoryRouter>
        </ConsoleContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
};
