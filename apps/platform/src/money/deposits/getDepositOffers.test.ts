import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';

const { visit } = openTestSite();

test('where nobody takes payments, no way to deposit is offered, and none can be begun', async () => {
  const visitor = visit();
  await signUp(visitor, 'nowaytopay');
  const { error, value } = await visitor.call('getDepositOffers');
  expect(error).toBeUndefined();
  expect(value?.offers).toEqual([]);
  const body = { idempotencyKey: crypto.randomUUID(), method: 'vietqr', amount: 200_000 } as const;
  expect((await visitor.call('startDeposit', { body })).error?.code).toBe('FEATURE_DISABLED');
});
