import type { Handler } from '../http/handler.ts';
import { askWallet } from './askWallet.ts';

/** Pays what a bet has won. */
export const vendorWin: Handler<'vendorWin'> = async (context, { body }) => {
  const { wallet, reference } = await askWallet(context, body, 'vendor_win', [
    body.roundId,
    body.transactionId,
    body.currency,
    body.amount,
    body.betTransactionId,
  ]);
  return { ...wallet, reference };
};
