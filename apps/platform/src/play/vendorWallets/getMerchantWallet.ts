import type { Handler } from '#kernel';

/** Answers whether one wallet serves every vendor. */
export const getMerchantWallet: Handler<'getMerchantWallet'> = async ({ site }) => ({
  isSingle: site.isSingleWallet,
});
