import { type Input, mutationFor, queryFor } from '@marquee/api-client';
import type { OperationId, Route } from '@marquee/contract/route';
import { useConsole } from './ConsoleContext.ts';

/** The page's client, and TanStack Query options of any row for the merchant that is worked on. */
export const useApi = () => {
  const { client, language, merchant } = useConsole();
  return {
    call: client,
    query: <O extends OperationId>(route: Route<O>, input: Input<O>) => {
      const options = queryFor(client, language, route, input);
      return { ...options, queryKey: [...options.queryKey, merchant] };
    },
    mutation: <O extends OperationId>(route: Route<O>) => mutationFor(client, route),
  };
};
