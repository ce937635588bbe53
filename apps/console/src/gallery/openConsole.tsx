import type { Messages } from '@lingui/core';
import type { Carrier } from '@marquee/api-client';
import type { Language } from '@marquee/reference';
import { LinkProvider } from '@marquee/ui';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import type { Scheme } from '../api/settings.ts';
import { ConsoleProvider } from '../ConsoleProvider.tsx';
import { RouterLink } from '../frame/RouterLink.tsx';
import { pages } from '../pages.tsx';
import { ProofProvider } from '../proof/ProofProvider.tsx';

export { tokens } from '../theme/tokens.ts';

type Options = {
  language: Language;
  scheme: Scheme;
  /** Path, query and what stands behind the #. */
  at: string;
  /** Answers the console's calls, and so says who is logged in. */
  carry: Carrier;
  /** Changes the texts as they are loaded. */
  texts?: ((messages: Messages) => Messages) | undefined;
};

/** The addresses of all pages behind the log-in, as patterns. */
export const consolePaths: readonly string[] = pages.flatMap(({ paths }) => Object.keys(paths));

/**
 * The console at an address of its own, whatever the browser's says, on a platform that `carry` plays and with nothing
 * of what this browser has kept: for reviewing screens. A call that fails is not made again.
 */
export const openConsole = ({ at, ...opening }: Options): ReactNode => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <MemoryRouter initialEntries={[at]}>
      <LinkProvider component={RouterLink}>
        <ConsoleProvider opening={{ ...opening, queries }}>
          <ProofProvider>
            <App />
          </ProofProvider>
        </ConsoleProvider>
      </LinkProvider>
    </MemoryRouter>
  );
};
