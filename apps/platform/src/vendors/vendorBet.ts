import type { Handler } from '../http/handler.ts';
import { askWallet } from './askWallet.ts';
import { betWithinLimits, isForGuard } from './betWithinLimits.ts';

/** Takes a stake. */
export const vendorBet: Handler<'vendorBet'> = async (context, { body }) => {
  const { roundId, transactionId, currency, amount } = body;
  const { wallet, reference } = await askWallet(context, body, 'vendor_bet', [
    roundId,
    transactionId,
    currency,
    amount,
  ]).catch((error: unknown) => {
    if (isForGuard(error)) return betWithinLimits(context, body);
    throw error;
  });
  return { ...wallet, reference };
};
