import { eq } from '#drizzle';
import { beforeAll, expect, test } from 'vitest';
import { accounts } from '../../identity/accounts/schema.ts';
import { readCode } from '../../identity/session/testing/readCode.ts';
import { openRules, openWithdrawals, paymentPassword } from './testing/openWithdrawals.ts';

const { visit, openMember, setRules, tenant } = openWithdrawals();

beforeAll(() => setRules(openRules));

const openUnproven = async () => {
  const member = await openMember(1_000);
  await tenant((tx) =>
    tx.update(accounts).set({ isMobileVerified: false }).where(eq(accounts.id, member.id)),
  );
  return member;
};

test('a member without any proof binds one before a withdrawal, and then withdraws at once', async () => {
  const { visitor, withdraw } = await openUnproven();
  expect((await visitor.call('getWithdrawalTerms')).value?.needsProof).toBe(true);
  expect((await withdraw(10)).error?.code).toBe('PROOF_UNBOUND');
  const email = 'bound@lotus.example';
  await visitor.call('sendContactCode', { body: { channel: 'email', email } });
  const verificationCode = await readCode(visit(), email);
  const proof = { method: 'paymentPassword', proof: paymentPassword } as const;
  const bound = await visitor.call('setContact', {
    body: { channel: 'email', email, verificationCode, proof },
  });
  expect(bound.status).toBe(200);
  expect((await visitor.call('getWithdrawalTerms')).value?.needsProof).toBe(false);
  expect((await withdraw(10)).status).toBe(200);
});

test('a merchant may do without it', async () => {
  const { visitor, username, withdraw } = await openUnproven();
  await setRules({ needsProof: false }, username);
  expect((await visitor.call('getWithdrawalTerms')).value?.needsProof).toBe(false);
  expect((await withdraw(10)).status).toBe(200);
});

test('withdrawals wait after a change of the payment password by the old one too', async () => {
  const { visitor, withdraw } = await openMember(1_000);
  const fresh = '864209';
  const body = { oldPaymentPassword: paymentPassword, paymentPassword: fresh, confirmPaymentPassword: fresh };
  await visitor.call('changePaymentPassword', { body });
  expect((await visitor.call('getWithdrawalTerms')).value?.coolingUntil).not.toBeNull();
  expect((await withdraw(10)).error?.code).toBe('PAYMENT_PASSWORD_WRONG');
});
