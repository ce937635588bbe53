import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import { signUp } from '../../identity/session/testing/signUp.ts';
import type { Merchant } from '../../kernel/merchants/Merchant.ts';
import { openTestGateway } from '../../money/payments/testing/openTestGateway.ts';
import { runCommand } from './runCommand.ts';

const gateway = openTestGateway(() => platform());
const { platform, visit } = openTestSite(gateway.env);
const code = 'SENVANG';

type Method = Merchant['settings']['deposits']['methods'][number];

const momo: Method = {
  id: 'momo',
  shows: 'redirect',
  icon: 'wallet',
  label: { vi: 'Ví MoMo', en: 'MoMo wallet' },
  min: 20_000,
  max: 5_000_000,
  quickAmounts: [50_000, 100_000],
};

/** Applies a folder of the merchant whose ways to deposit are these. */
const apply = (change: (methods: Method[]) => Method[]) => {
  const { database, merchants, clock } = platform().services;
  const changed = merchants.map((one) => {
    if (one.code !== code) return one;
    const { deposits } = one.settings;
    return {
      ...one,
      settings: { ...one.settings, deposits: { ...deposits, methods: change(deposits.methods) } },
    };
  });
  return runCommand(
    { name: 'apply', codes: [code], take: [] },
    { database, merchants: changed, now: clock.now() },
  );
};

test('a way to deposit that the settings add is offered, ordered and credited, and keeps its name when it is gone', async () => {
  const visitor = visit({ language: 'vi' });
  await signUp(visitor, 'momopayer');
  const inEnglish = Object.assign(visit({ language: 'en' }), { token: visitor.token });
  for (const [name, value] of visitor.cookies) inEnglish.cookies.set(name, value);
  await apply((methods) => [...methods, momo]);

  const offers = async (reader = visitor) => (await reader.call('getDepositOffers')).value?.offers ?? [];
  const { id: method, label, ...traits } = momo;
  expect((await offers()).at(-1)).toEqual({ method, ...traits, label: label.vi, usualMinutes: null });
  expect((await offers(inEnglish)).at(-1)?.label).toBe(label.en);

  const ask = () =>
    visitor.call('startDeposit', { body: { idempotencyKey: randomUUID(), method, amount: 50_000 } });
  const { value: asked } = await ask();
  expect(asked).toMatchObject({ method, methodName: label.vi, shows: 'redirect', state: 'waiting' });
  expect([asked?.transfer, asked?.qr]).toEqual([null, null]);
  const page = await fetch(asked?.payUrl ?? '');
  expect(await page.text()).toContain(label.vi);

  const reference = asked?.reference ?? '';
  expect(
    await gateway.tell(gateway.eventOf({ type: 'deposit.paid', reference, amount: 50_000 })),
  ).toMatchObject({
    status: 200,
  });
  expect((await visitor.call('getBalance')).value?.balance).toBe(50_000);

  await apply((methods) => methods.filter(({ id }) => id !== method));
  expect((await offers()).map((offer) => offer.method)).not.toContain(method);
  expect((await ask()).error).toMatchObject({
    code: 'INVALID_INPUT',
    details: { fields: [{ field: 'method', rule: 'choice' }] },
  });
  const list = (await inEnglish.call('getDeposits')).value;
  expect(list?.deposits).toMatchObject([{ method, methodName: label.en, state: 'paid', credited: 50_000 }]);
});
