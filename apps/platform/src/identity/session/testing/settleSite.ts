import { eq } from '#drizzle';
import type { TestPlatform } from '../../../../test/createTestPlatform.ts';
import { sites } from '../../../sites/system/schema.ts';

/** Settles something about a merchant's site at once, without a person of staff who has to be made first. */
export const settleSite = async (
  { services }: Pick<TestPlatform, 'services'>,
  merchant: string,
  settled: Partial<typeof sites.$inferInsert>,
): Promise<void> => {
  await services.database.tenant(merchant, (tx) =>
    tx.update(sites).set(settled).where(eq(sites.merchantCode, merchant)),
  );
  services.sites.forget(merchant);
};
