import type { Handler } from '#kernel';

/** Answers the server's time and whether the site is under maintenance. */
export const getStatus: Handler<'getStatus'> = async ({ merchant, site, now }) => ({
  serverTime: now().toISOString(),
  maintenance: site.maintenance !== null,
  merchant: merchant.code,
});
