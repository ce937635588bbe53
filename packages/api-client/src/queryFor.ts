import type { OperationId, Route, RouteValue } from '@marquee/contract/route';
import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from './ApiError.ts';
import type { Client, Input } from './createClient.ts';

/**
 * TanStack Query options of a row: the key is the operation, the language that the answer is written in, and
 * the input, so that features which ask the same share one answer.
 */
export const queryFor = <O extends OperationId>(
  client: Client,
  language: string,
  route: Route<O>,
  input: Input<O>,
) =>
  queryOptions<RouteValue<O>, ApiError, RouteValue<O>, readonly unknown[]>({
    queryKey: [route.id, language, input],
    queryFn: ({ signal }) => client(route, input, { signal }),
  });
