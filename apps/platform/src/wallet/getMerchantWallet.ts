import type { Handler } from '../http/handler.ts';

/** Answers whether one wallet serves every vendor. */
export const getMerchantWallet: Handler<'getMerchantWallet'> = async ({ site }) => ({
  isSingle: site.isSingleWallet,
});
