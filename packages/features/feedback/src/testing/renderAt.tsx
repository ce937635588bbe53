import { I18nProvider } from '@lingui/react';
import { ClientContext, PageTitleContext, SiteContext } from '@marquee/feature-core';
import { createI18n } from '@marquee/i18n';
import { LinkProvider, type LinkProps } from '@marquee/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { catalog } from '../catalog.ts';
import { siteIn } from './site.ts';
import { type Answers, stubClient } from './stubClient.ts';

const InnerLink = ({ href, ...rest }: LinkProps) => <Link {...rest} to={href} />;

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
};

/** Renders a page at an address as the shell would, on a platform that answers from a table. */
export const renderAt = async (
  address: string,
  page: ReactNode,
  answers: Answers,
  language: 'vi' | 'en' = 'en',
) => {
  const { messages } = await catalog(language);
  const { client, called } = stubClient(answers);
  const setTitle = vi.fn<(title: string | undefined) => void>();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <I18nProvider i18n={createI18n(language, messages)}>
      <QueryClientProvider client={queries}>
        <ClientContext value={client}>
          <SiteContext value={siteIn(language)}>
            <PageTitleContext value={setTitle}>
              <MemoryRouter initialEntries={[address]}>
                <LinkProvider component={InnerLink}>
                  <Address />
                  <Routes>
                    <Route path={address.replace(/\?.*/, '')} element={page} />
                    <Route path="*" element={null} />
                  </Routes>
                </LinkProvider>
              </MemoryRouter>
            </PageTitleContext>
          </SiteContext>
        </ClientContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { called, setTitle };
};
