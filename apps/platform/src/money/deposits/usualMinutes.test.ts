import { randomUUID } from 'node:crypto';
import { eq } from '#drizzle';
import { expect, test } from 'vitest';
import { openTestGateway } from '../payments/testing/openTestGateway.ts';
import { accounts } from '../../identity/accounts/schema.ts';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';
import { deposits } from './schema.ts';

const gateway = openTestGateway(() => platform());
const { platform, visit } = openTestSite(gateway.env);

test('a way tells within how long eight in ten of its last deposits came, once there are ten', async () => {
  const visitor = visit();
  await signUp(visitor, 'punctual');
  const usual = async () => {
    const { value } = await visitor.call('getDepositOffers');
    return Object.fromEntries(value?.offers.map(({ method, usualMinutes }) => [method, usualMinutes]) ?? []);
  };
  const pay = (method: string, minutes: readonly number[]) =>
    platform().services.database.tenant('SENVANG', async (tx) => {
      const [account] = await tx.select().from(accounts).where(eq(accounts.username, 'punctual'));
      const createdAt = new Date();
      await tx.insert(deposits).values(
        minutes.map((after) => ({
          merchantCode: 'SENVANG',
          accountId: account!.id,
          idempotencyKey: randomUUID(),
          reference: `U${randomUUID().slice(0, 10).toUpperCase()}`,
          method,
          shows: 'account' as const,
          currency: 'VND' as const,
          amount: 100_000,
          credited: 100_000,
          state: 'paid' as const,
          createdAt,
          expiresAt: createdAt,
          endedAt: new Date(createdAt.getTime() + after * 60_000),
        })),
      );
    });
  expect(await usual()).toEqual({ vietqr: null, bank: null, redirect: null });
  await pay('vietqr', [1, 1, 1, 1, 2, 2, 2, 3, 3, 60]);
  await pay('bank', [30, 30, 30, 30, 30, 30, 30, 30, 30]);
  expect(await usual()).toEqual({ vietqr: 3, bank: null, redirect: null });
  await pay(
    'redirect',
    Array.from({ length: 10 }, () => 0.05),
  );
  expect(await usual()).toEqual({ vietqr: 3, bank: null, redirect: 1 });
});
