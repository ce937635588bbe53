import type { Handler } from '#kernel';
import { askWallet } from './askWallet.ts';
import { betWithinLimits, isForGuard } from './betWithinLimits.ts';

/** Takes a stake. */
export const vendorBet: Handler<'vendorBet'> = async (context, { body }) => {
  const { roundId, transactionId, currency, amount } = body;
  const bet = { name: 'bet', round: roundId, id: transactionId, currency, amount } as const;
  const { wallet, reference } = await askWallet(context, body, bet).catch((error: unknown) => {
    if (isForGuard(error)) return betWithinLimits(context, body);
    throw error;
  });
  return { ...wallet, reference };
};
