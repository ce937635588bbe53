import { expect, test } from 'vitest';
import { openTestSite } from '../session/testing/openTestSite.ts';
import { requireCurrency } from './requireCurrency.ts';

const { platform } = openTestSite();

test('a brand that says another currency than its members have is refused', async () => {
  const { database, merchants } = platform().services;
  const merchant = merchants.find(({ code }) => code === 'SENVANG');
  if (!merchant) throw new Error('There is no SENVANG.');
  await expect(requireCurrency(database, merchant)).resolves.toBeUndefined();
  const changed = { ...merchant, brand: { ...merchant.brand, currency: 'EUR' as const } };
  await expect(requireCurrency(database, changed)).rejects.toThrow(
    "Merchant SENVANG keeps its members' money in VND, and brands/sen-vang/brand.ts says EUR now",
  );
});

test('a merchant without members may still choose', async () => {
  const { database, merchants } = platform().services;
  const changed = { ...merchants[0]!, code: 'NEWCOMER' };
  await expect(requireCurrency(database, changed)).resolves.toBeUndefined();
});
