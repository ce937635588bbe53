import type { Flag } from '@marquee/contract/flags';
import { eq } from '#drizzle';
import type { TestPlatform } from '../../../../test/createTestPlatform.ts';
import { settings } from '../../../sites/system/schema.ts';

/** Turns functions of a merchant's site on and off at once. */
export const turnFlags = async (
  { services }: Pick<TestPlatform, 'services'>,
  merchant: string,
  flags: Partial<Record<Flag, boolean>>,
): Promise<void> => {
  await services.database.tenant(merchant, async (tx) => {
    for (const [flag, isEnabled] of Object.entries(flags))
      await tx.update(settings).set({ isEnabled }).where(eq(settings.modId, flag));
  });
  services.sites.forget(merchant);
};
