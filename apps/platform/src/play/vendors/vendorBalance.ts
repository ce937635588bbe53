import { type Handler, hashSecret } from '#kernel';

/** Tells a vendor what its player can bet. */
export const vendorBalance: Handler<'vendorBalance'> = async (context, { body }) => {
  const { merchant, vendor, services, now } = context;
  const { token, player, gameId: game, transactionId } = body;
  const question = { vendor, token: hashSecret(token), player, game, now: now().toISOString() };
  return { transactionId, ...(await services.vendorBalances(merchant.code, question)) };
};
