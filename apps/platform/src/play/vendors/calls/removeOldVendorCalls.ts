import { lt } from '#drizzle';
import { MerchantAway, type Services } from '#kernel';
import { vendorCalls } from '../schema.ts';

/** Days for which counts of calls are kept. */
const keptDays = 90;

/** Removes counts of a merchant that are older. */
export const removeOldVendorCalls = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  merchantCode: string,
): Promise<void> => {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000);
  try {
    await database.tenant(merchantCode, (tx) => tx.delete(vendorCalls).where(lt(vendorCalls.hour, before)));
  } catch (error) {
    if (!(error instanceof MerchantAway)) throw error;
  }
};
