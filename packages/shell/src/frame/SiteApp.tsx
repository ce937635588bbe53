import { I18nProvider } from '@lingui/react';
import {
  ClientContext,
  type Session,
  type SessionActions,
  SessionActionsContext,
  SessionProvider,
} from '@marquee/feature-core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import { type Runtime, RuntimeProvider } from '../runtime/Runtime.ts';

type Props = {
  runtime: Runtime;
  session: SessionActions | null;
  /** Whom the markup was made for that the page takes over. */
  written?: Session | undefined;
  children: ReactNode;
};

/** Everything that stands around a page, whatever it shows. */
export const SiteApp = ({ runtime, session, written, children }: Props) => (
  <I18nProvider i18n={runtime.i18n}>
    <StoreProvider store={runtime.store}>
      <QueryClientProvider client={runtime.queryClient}>
        <ClientContext value={runtime.client}>
          <SessionActionsContext value={session}>
            <RuntimeProvider value={runtime}>
              <SessionProvider written={written}>{children}</SessionProvider>
            </RuntimeProvider>
          </SessionActionsContext>
        </ClientContext>
      </QueryClientProvider>
    </StoreProvider>
  </I18nProvider>
);
