import type { Handler } from '#kernel';

/** Answers the merchant's domains that a player may switch to. */
export const getDomainRoute: Handler<'getDomainRoute'> = async ({ merchant, host }) => ({
  current: host,
  domains: [...merchant.domains],
});
