import type { Merchant } from './Merchant.ts';

/** Finds merchants by the host name of a call. */
export const byHost = (merchants: readonly Merchant[]): ReadonlyMap<string, Merchant> =>
  new Map(merchants.flatMap((merchant) => merchant.domains.map((domain) => [domain, merchant] as const)));
