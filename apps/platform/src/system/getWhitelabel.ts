import type { Handler } from '../http/handler.ts';

/** Answers the merchant's settings tree. */
export const getWhitelabel: Handler<'getWhitelabel'> = async ({ merchant, site }) => ({
  merchant: merchant.code,
  settings: site.settings,
});
