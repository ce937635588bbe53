import { QueryClient } from '@tanstack/react-query';

/** The page's query client. What can be sent again the API client sends again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: false,
      },
      // Without a network its reader is told so. One that waits for it would be sent when nobody thinks of it any more.
      mutations: { networkMode: 'always' },
    },
  });
