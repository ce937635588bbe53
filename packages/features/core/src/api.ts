import { type Client, type Input, mutationFor, queryFor } from '@marquee/api-client';
import type { OperationId, Route } from '@marquee/contract/route';
import { createContext, useContext } from 'react';
import { useSite } from './site.ts';

/** The page's client; filled by the shell. */
export const ClientContext = createContext<Client | null>(null);

/** The page's client, and TanStack Query options of any row in the reader's language. */
export const useApi = () => {
  const client = useContext(ClientContext);
  const { language } = useSite();
  if (!client) throw new Error('useApi needs the shell around it.');
  return {
    call: client,
    query: <O extends OperationId>(route: Route<O>, input: Input<O>) =>
      queryFor(client, language, route, input),
    mutation: <O extends OperationId>(route: Route<O>) => mutationFor(client, route),
  };
};
