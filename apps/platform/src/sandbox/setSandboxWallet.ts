import { eq } from '#drizzle';
import { type Handler, recordEvent } from '#kernel';
import { sites } from '#sites';
import { gatherWallets } from '#money';

/** Changes the merchant's wallet mode; in a single wallet nothing stays behind at vendors. */
export const setSandboxWallet: Handler<'setSandboxWallet'> = async (context, { body: { isSingle } }) => {
  const { merchant, services, tenant, now } = context;
  await tenant(async (tx) => {
    await tx.update(sites).set({ isSingleWallet: isSingle }).where(eq(sites.merchantCode, merchant.code));
    if (isSingle) await gatherWallets(tx, now());
    await recordEvent(tx, context, 'sandbox.changed', null, { changed: 'isSingleWallet' });
  });
  services.sites.forget(merchant.code);
  return { done: true };
};
