import { eq } from '#drizzle';
import { type Handler, tellApplied } from '#kernel';
import { gatherWallets } from '#money';
import { sites } from '#sites';
import { recordAction } from '#staff';
import { lockMerchant } from '../apply/lockMerchant.ts';
import { describeSite, findWallet, requireSeen } from './describeSite.ts';

/** Changes the merchant's wallet mode; in a single wallet nothing stays behind at vendors. */
export const setStaffWallet: Handler<'setStaffWallet'> = async (context, { body }) => {
  const { merchant, services, tenant, now } = context;
  const { version, isSingle, reason } = body;
  const site = await tenant(async (tx) => {
    await lockMerchant(tx, merchant.code);
    const before = await findWallet(tx);
    requireSeen(version, before);
    await tx.update(sites).set({ isSingleWallet: isSingle }).where(eq(sites.merchantCode, merchant.code));
    if (isSingle) await gatherWallets(tx, now());
    await recordAction(tx, context, { subject: 'wallet', before, after: { isSingle }, reason });
    await tellApplied(tx, merchant.code);
    return describeSite(tx, context);
  });
  services.sites.forget(merchant.code);
  return site;
};
