import './browserParts.ts';
import { I18nProvider } from '@lingui/react';
import { ClientContext, type Session, sessionAtom, SiteContext } from '@marquee/feature-core';
import { createI18n } from '@marquee/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { catalog } from '../catalog.ts';
import { siteIn } from './site.ts';
import { type Answers, stubClient } from './stubClient.ts';

type Options = { answers: Answers; session?: Session; language?: 'vi' | 'en' };

/** Renders a part of the feature as the shell would, on a platform that answers from a table. */
export const renderFeature = async (
  part: ReactNode,
  { answers, session = { status: 'guest' }, language = 'en' }: Options,
) => {
  const { messages } = await catalog(language);
  const { client, called } = stubClient(answers);
  const store = createStore();
  store.set(sessionAtom, session);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <I18nProvider i18n={createI18n(language, messages)}>
      <Provider store={store}>
        <QueryClientProvider client={queries}>
          <ClientContext value={client}>
            <SiteContext value={siteIn(language)}>
              <MemoryRouter>{part}</MemoryRouter>
            </SiteContext>
          </ClientContext>
        </QueryClientProvider>
      </Provider>
    </I18nProvider>,
  );
  return { called, store };
};
