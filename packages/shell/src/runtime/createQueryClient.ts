import { ApiError } from '@marquee/api-client';
import { QueryClient } from '@tanstack/react-query';

const passing = new Set(['NETWORK', 'TIMEOUT', 'BUSY']);

/** The page's query client: a failure is tried again only when the next try can differ. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && passing.has(error.code),
      },
      // Without a network its reader is told so. One that waits for it would be sent when nobody thinks of it any more.
      mutations: { networkMode: 'always' },
    },
  });
