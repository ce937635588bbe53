import type { Merchant } from '#kernel';
import { FEATURE_IDS, type FeatureId } from '@marquee/brand';
import { expect, test } from 'vitest';
import { openTestSite } from '../identity/session/testing/openTestSite.ts';
import { helpSection } from './helpSection.ts';

const { platform } = openTestSite();
const merchantWith = (features: readonly FeatureId[]): Merchant => {
  const [merchant] = platform().services.merchants;
  return { ...merchant!, brand: { ...merchant!.brand, features: [...features] } };
};
const topicsOf = (features: readonly FeatureId[]) =>
  Object.keys(helpSection.wanted(merchantWith(features))).map((key) => key.replace('help.', ''));

test('every area of the site has its topic', () => {
  const topics = topicsOf(FEATURE_IDS);
  for (const id of ['start', 'deposit', 'withdraw', 'wallet', 'bonus', 'records', 'security', 'apps'])
    expect(topics).toContain(id);
});

test('a site tells of nothing that it does not have', () => {
  const without = (feature: FeatureId) => topicsOf(FEATURE_IDS.filter((id) => id !== feature));
  expect(without('withdrawals')).not.toContain('withdraw');
  expect(without('wallet')).not.toContain('records');
  expect(without('app-download')).not.toContain('apps');
  expect(without('wallet')).toContain('terms');
});
