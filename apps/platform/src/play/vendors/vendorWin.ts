import type { Handler } from '#kernel';
import { askWallet } from './askWallet.ts';

/** Pays what a bet has won. */
export const vendorWin: Handler<'vendorWin'> = async (context, { body }) => {
  const { wallet, reference } = await askWallet(context, body, {
    name: 'win',
    round: body.roundId,
    id: body.transactionId,
    currency: body.currency,
    amount: body.amount,
    bet: body.betTransactionId,
  });
  return { ...wallet, reference };
};
