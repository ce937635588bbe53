import type { Handler } from '#kernel';
import { askWallet } from './askWallet.ts';

/** Closes a round. */
export const vendorEndRound: Handler<'vendorEndRound'> = async (context, { body }) => {
  const { wallet, reference } = await askWallet(context, body, {
    name: 'end_round',
    round: body.roundId,
    id: body.transactionId,
  });
  return { ...wallet, reference };
};
