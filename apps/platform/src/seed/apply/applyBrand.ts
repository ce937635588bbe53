import { type BrandData, findMerchantApplied, type Merchant, merchantsOf, type Services } from '#kernel';
import { applySettings } from './applySettings.ts';
import { lockMerchant } from './lockMerchant.ts';

/**
 * Applies what a brand's folder says now to its merchants, each in a transaction of its own, and answers them as they
 * are from then on. Rejects with `ApplyRefusal` where a change would give what is stored another meaning.
 */
export const applyBrand = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  data: BrandData,
): Promise<Merchant[]> => {
  const applied: Merchant[] = [];
  for (const merchant of merchantsOf(data)) {
    const now = await database.tenant(merchant.code, async (tx) => {
      await lockMerchant(tx, merchant.code);
      await applySettings(tx, merchant, { now: clock.now() });
      return findMerchantApplied(tx, merchant);
    });
    applied.push(now ?? merchant);
  }
  return applied;
};
