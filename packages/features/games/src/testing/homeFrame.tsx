import { I18nProvider } from '@lingui/react';
import type { OperationId } from '@marquee/contract/route';
import { ClientContext, SiteContext } from '@marquee/feature-core';
import { siteIn, stubClient } from '@marquee/feature-core/testing';
import { createI18n } from '@marquee/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { catalog } from '../catalog.ts';

/** Slots within a page that is written as HTML and taken over later, on a platform that answers from a table. */
export const homeFrame = async (slots: ReactNode, answers: { [O in OperationId]?: () => unknown }) => {
  const { messages } = await catalog('en');
  const queries = new QueryClient();
  const frame = (
    <I18nProvider i18n={createI18n('en', messages)}>
      <QueryClientProvider client={queries}>
        <ClientContext value={stubClient(answers).client}>
          <SiteContext value={siteIn('en')}>{slots}</SiteContext>
        </ClientContext>
      </QueryClientProvider>
    </I18nProvider>
  );
  return { frame, queries };
};
