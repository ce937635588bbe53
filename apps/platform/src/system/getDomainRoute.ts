import type { Handler } from '../http/handler.ts';

/** Answers the merchant's domains that a player may switch to. */
export const getDomainRoute: Handler<'getDomainRoute'> = async ({ merchant, host }) => ({
  current: host,
  domains: [...merchant.domains],
});
