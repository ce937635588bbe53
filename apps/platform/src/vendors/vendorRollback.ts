import type { Handler } from '../http/handler.ts';
import { askWallet } from './askWallet.ts';

/** Undoes a bet or a win, or makes sure that it will not be taken any more. */
export const vendorRollback: Handler<'vendorRollback'> = async (context, { body }) => {
  const { wallet, reference, shortfall } = await askWallet(context, body, 'vendor_rollback', [
    body.roundId,
    body.transactionId,
    body.originalTransactionId,
  ]);
  return { ...wallet, reference, shortfall };
};
