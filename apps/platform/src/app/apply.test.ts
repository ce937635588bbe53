import { expect, test } from 'vitest';
import { openTestSite } from '../identity/session/testing/openTestSite.ts';

const { platform, visit } = openTestSite();
const host = 'northbay.localhost';

const northbay = () => {
  const merchant = platform().services.merchants.find(({ code }) => code === 'NORTHBAY');
  if (!merchant) throw new Error('There is no NORTHBAY.');
  return { brand: merchant.brand, settings: { NORTHBAY: merchant.settings } };
};

const age = async () => (await visit({ host }).call('getRegisterSettings')).value?.minimumAge;
const menu = async () =>
  ((await visit({ host }).call('getMenuSettings')).value ?? []).flatMap(({ category }) =>
    category ? [category] : [],
  );

test('a running platform takes over what a folder says anew, settings and legal facts', async () => {
  const { brand, settings } = northbay();
  const categories = settings.NORTHBAY.categories.toReversed();
  const legal = { ...brand.legal, minimumAge: 25 };
  await platform().apply({
    brand: { ...brand, legal },
    settings: { NORTHBAY: { ...settings.NORTHBAY, categories } },
  });
  expect(await age()).toBe(25);
  expect(await menu()).toEqual(categories);
});

test('what would give stored money another meaning is refused, and nothing of it is taken over', async () => {
  const { brand, settings } = northbay();
  const next = { ...brand, currency: 'EUR', legal: { ...brand.legal, minimumAge: 30 } } as const;
  await expect(platform().apply({ brand: next, settings })).rejects.toThrow(
    /NORTHBAY keeps its members' money/,
  );
  expect(await age()).toBe(25);
});
