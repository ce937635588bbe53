import type { OperationId, Route } from '@marquee/contract/route';
import type { ClientContext } from './createClient.ts';

/** What each call of a page says of itself. */
export const headersOf = <O extends OperationId>(context: ClientContext, route: Route<O>): Headers => {
  const headers = new Headers({ 'X-Module-Id': route.module, 'X-Language': context.language() });
  const merchant = context.merchant();
  const token = context.token();
  if (merchant) headers.set('X-Merchant', merchant);
  if (token && route.token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
};
