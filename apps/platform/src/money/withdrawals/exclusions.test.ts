import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openTestGateway } from '../payments/testing/openTestGateway.ts';
import { openGameFor } from '../../play/responsiblePlay/testing/openGameFor.ts';
import { createVendor, newId } from '../../play/vendors/testing/createVendor.ts';
import { openRules, openWithdrawals, paymentPassword, type TestMember } from './testing/openWithdrawals.ts';

const gateway = openTestGateway(() => platform());
const { platform, openMember, operator, setRules, breaches } = openWithdrawals(gateway.env);

beforeAll(async () => {
  await gateway.ask('/behaviour', { payouts: 'hold' });
  await setRules(openRules);
});

const stops = {
  TIME_OUT_ACTIVE: (member: TestMember) => member.visitor.call('startTimeOut', { body: { hours: 24 } }),
  SELF_EXCLUDED: (member: TestMember) =>
    member.visitor.call('startSelfExclusion', { body: { months: null } }),
} as const;

test.each(['TIME_OUT_ACTIVE', 'SELF_EXCLUDED'] as const)(
  '%s: deposits and bets are refused, and the money can be taken out to its end',
  async (code) => {
    const member = await openMember();
    const seat = await openGameFor(platform(), member.id, 1_000_000);
    const vendor = createVendor(platform().app);
    const { visitor } = member;
    const under = await member.withdraw(300);
    expect((await stops[code](member)).status).toBe(200);

    const deposit = { idempotencyKey: randomUUID(), method: 'bank' as const, amount: 500_000 };
    expect((await visitor.call('startDeposit', { body: deposit })).error?.code).toBe(code);
    const bet = await vendor.call(seat, 'bet', { transactionId: newId(), amount: 1_000 });
    expect(bet.error).toBeTruthy();
    expect((await vendor.call(seat, 'balance')).value?.real).toBe(999_800);

    // What is under way goes on, what is new is taken, and either can be confirmed or taken back.
    const number = `9705${String(Date.now()).slice(-8)}`;
    const card = { bankCode: 'ACB', number, payeeName: 'Nguyễn Văn A', paymentPassword };
    expect((await visitor.call('addBankCard', { body: card })).status).toBe(200);
    const { value } = await member.withdraw(500_000);
    for (const reference of [under.value?.reference ?? '', value?.reference ?? '']) {
      await operator.approve(reference);
      await operator.pay(reference);
    }
    for (const id of [under.value?.id ?? '', value?.id ?? '']) {
      const told = await visitor.call('confirmWithdrawal', { body: { id, receipt: 'received' } });
      expect(told.value?.state).toBe('completed');
    }
    const last = await member.withdraw(100);
    const cancelled = await visitor.call('cancelWithdrawal', { body: { id: last.value?.id ?? '' } });
    expect(cancelled.value?.state).toBe('cancelled');
    expect(await member.balance()).toMatchObject({ real: 499_800, hold: 0 });
    expect(await breaches()).toEqual([]);
  },
);
