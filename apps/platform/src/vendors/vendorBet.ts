import type { Handler } from '../http/handler.ts';
import { askWallet } from './askWallet.ts';

/** Takes a stake. */
export const vendorBet: Handler<'vendorBet'> = async (context, { body }) => {
  const { wallet, reference } = await askWallet(context, body, 'vendor_bet', [
    body.roundId,
    body.transactionId,
    body.currency,
    body.amount,
  ]);
  return { ...wallet, reference };
};
