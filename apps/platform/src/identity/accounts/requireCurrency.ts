import { ne } from '#drizzle';
import { type Database, type Merchant, StartError } from '#kernel';
import { accounts } from './schema.ts';

/**
 * Throws `StartError` where a merchant's members have their money in another currency than its brand says: the same
 * integers would be read as other money.
 */
export const requireCurrency = async (database: Database, { code, brand }: Merchant): Promise<void> => {
  const [other] = await database.tenant(code, (tx) =>
    tx
      .select({ currency: accounts.currency })
      .from(accounts)
      .where(ne(accounts.currency, brand.currency))
      .limit(1),
  );
  if (!other) return;
  throw new StartError(
    `Merchant ${code} keeps its members' money in ${other.currency}, and brands/${brand.id}/brand.ts says ${brand.currency} now: every amount would mean other money. Put ${other.currency} back, or open a further merchant code for ${brand.currency}.`,
  );
};
