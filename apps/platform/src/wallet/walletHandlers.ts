import type { Handlers } from '../http/handler.ts';
import { getBalance } from './getBalance.ts';
import { getConsolidatedFunds } from './getConsolidatedFunds.ts';
import { getMerchantWallet } from './getMerchantWallet.ts';
import { transferWallet } from './transferWallet.ts';

/** Handlers of the domain wallet. */
export const walletHandlers = {
  getBalance,
  getConsolidatedFunds,
  getMerchantWallet,
  transferWallet,
} satisfies Partial<Handlers>;
