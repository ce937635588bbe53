import type { Handlers } from '#kernel';
import { getConsolidatedFunds } from './getConsolidatedFunds.ts';
import { getMerchantWallet } from './getMerchantWallet.ts';
import { transferWallet } from './transferWallet.ts';

/** Handlers of the domain wallet that know of the vendors' wallets. */
export const vendorWalletHandlers = {
  getConsolidatedFunds,
  getMerchantWallet,
  transferWallet,
} satisfies Partial<Handlers>;
