import type { Handler } from '#kernel';
import { askWallet } from './askWallet.ts';

/** Undoes a bet or a win, or makes sure that it will not be taken any more. */
export const vendorRollback: Handler<'vendorRollback'> = async (context, { body }) => {
  const { wallet, reference, shortfall } = await askWallet(context, body, {
    name: 'rollback',
    round: body.roundId,
    id: body.transactionId,
    original: body.originalTransactionId,
  });
  return { ...wallet, reference, shortfall };
};
