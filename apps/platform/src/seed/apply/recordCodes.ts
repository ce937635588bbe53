import { eq } from '#drizzle';
import { type Database, type Merchant, merchantCodes, StartError } from '#kernel';
import { accounts } from '#identity';

/**
 * Writes down which merchants there are. Throws `StartError` where a brand's folder gives a merchant another code: its
 * members and their money stay under the old one, and a site would open without them.
 */
export const recordCodes = async (
  database: Database,
  merchants: readonly Merchant[],
  now: Date,
): Promise<void> => {
  const known = await database.system((db) => db.select().from(merchantCodes));
  const fresh = merchants.filter(({ code }) => known.every((one) => one.code !== code));
  for (const { code, brand } of fresh) {
    const lost = known.filter(
      (one) => one.brandId === brand.id && merchants.every((merchant) => merchant.code !== one.code),
    );
    for (const old of lost) {
      const [member] = await database.tenant(old.code, (tx) =>
        tx.select({ id: accounts.id }).from(accounts).limit(1),
      );
      if (member)
        throw new StartError(
          `brands/${brand.id}/brand.ts has no merchant ${old.code} any more, and a new one, ${code}: members of ${old.code} would find a site without their accounts. Put ${old.code} back; a further merchant may stand beside it.`,
        );
    }
  }
  // A brand whose folder was renamed keeps its merchants: they are found under its new name from now on.
  for (const { code, brand } of merchants) {
    if (known.some((one) => one.code === code && one.brandId !== brand.id))
      await database.system((db) =>
        db.update(merchantCodes).set({ brandId: brand.id }).where(eq(merchantCodes.code, code)),
      );
  }
  if (fresh.length === 0) return;
  const rows = fresh.map(({ code, brand }) => ({ code, brandId: brand.id, appliedAt: now }));
  await database.system((db) => db.insert(merchantCodes).values(rows).onConflictDoNothing());
};
