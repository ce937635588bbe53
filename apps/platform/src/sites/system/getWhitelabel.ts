import type { Handler } from '#kernel';

/** Answers the merchant's settings tree. */
export const getWhitelabel: Handler<'getWhitelabel'> = async ({ merchant, site }) => ({
  merchant: merchant.code,
  settings: site.settings,
});
