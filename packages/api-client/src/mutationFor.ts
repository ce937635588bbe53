import type { OperationId, Route, RouteValue } from '@marquee/contract/route';
import { type MutationOptions } from '@tanstack/react-query';
import type { ApiError } from './ApiError.ts';
import type { Client, Input } from './createClient.ts';

/** TanStack Query options of a row that changes something. It is sent once: a person decides on a further try. */
export const mutationFor = <O extends OperationId>(
  client: Client,
  route: Route<O>,
): MutationOptions<RouteValue<O>, ApiError, Input<O>> => ({
  mutationKey: [route.id],
  mutationFn: (input) => client(route, input),
});
