import { eq } from '#drizzle';
import type { ValueOf } from '@marquee/contract';
import { findBreaches } from '../../audit/findBreaches.ts';
import { findBalance } from '../../ledger/findBalance.ts';
import { postTransfer } from '../../ledger/postTransfer.ts';
import { accounts } from '../../../identity/accounts/schema.ts';
import type { Answer, Visitor } from '../../../identity/session/testing/createVisitor.ts';
import { testPassword } from '../../../identity/session/testing/fillRegistration.ts';
import { openTestSite } from '../../../identity/session/testing/openTestSite.ts';
import { signUp } from '../../../identity/session/testing/signUp.ts';
import { createOperator } from './createOperator.ts';
import { type Rules, setRules } from './setRules.ts';

/** The payment password of the members of tests. */
export const paymentPassword = '246813';

/** A member with a bank account and money, as a test plays it. */
export type TestMember = {
  visitor: Visitor;
  username: string;
  id: string;
  cardId: string;
  /** Asks for a withdrawal; without a key each time a new one. */
  withdraw: (amount: number, idempotencyKey?: string) => Promise<Answer<'requestWithdrawal'>>;
  balance: () => Promise<{ real: number; bonus: number; hold: number }>;
  details: (id: string) => Promise<ValueOf<'getWithdrawal'>>;
};

/** Rules that leave everything to the test: no person looks, nothing is approved by itself for an hour. */
export const openRules: Rules = {
  minAmount: 1,
  maxAmount: 1_000_000,
  dayCount: 1_000,
  daySum: 1_000_000_000,
  riskAmount: 1_000_000,
  holdsFirst: false,
  approveAfterSeconds: 3_600,
  confirmMinutes: 30,
};

/** A platform for a test file of withdrawals, with members who can withdraw at once. `env` is as `openTestSite` has it. */
export const openWithdrawals = (env?: () => Record<string, string>) => {
  const site = openTestSite(env);
  // Counted from one for each platform, whichever files the worker has run before.
  let members = 0;
  const tenant = <T>(
    work: Parameters<ReturnType<typeof site.platform>['services']['database']['tenant']>[1],
  ) => site.platform().services.database.tenant('SENVANG', work) as Promise<T>;

  const fund = (owner: string, amount: number, key: string = crypto.randomUUID()) =>
    tenant((tx) =>
      postTransfer(tx, {
        idempotencyKey: `fund:${key}`,
        kind: 'test',
        at: new Date(),
        lines: [
          { kind: 'house', book: 'cash', currency: 'VND', amount: -amount },
          { kind: 'real', owner, currency: 'VND', amount },
        ],
      }),
    );

  const openMember = async (money = 100): Promise<TestMember> => {
    members += 1;
    const username = `drawer${String(members).padStart(4, '0')}`;
    const visitor = site.visit();
    await site.moveClock(2);
    await signUp(visitor, username);
    const set = { password: testPassword, paymentPassword, confirmPaymentPassword: paymentPassword };
    await visitor.call('setPaymentPassword', { body: set });
    const number = `9704${String(members).padStart(8, '0')}`;
    const card = { bankCode: 'VCB', number, payeeName: 'Nguyễn Văn A', paymentPassword };
    const added = await visitor.call('addBankCard', { body: card });
    if (!added.value) throw new Error(`The bank account was refused: ${added.text}`);
    const cardId = added.value.id;
    const [account] = await tenant<{ id: string }[]>((tx) =>
      // Proven, as whoever withdraws has to be.
      tx
        .update(accounts)
        .set({ isMobileVerified: true })
        .where(eq(accounts.usernameKey, username))
        .returning({ id: accounts.id }),
    );
    if (!account) throw new Error(`${username} is nobody.`);
    await fund(account.id, money);
    return {
      visitor,
      username,
      id: account.id,
      cardId,
      withdraw: (amount, idempotencyKey = crypto.randomUUID()) =>
        visitor.call('requestWithdrawal', { body: { idempotencyKey, amount, cardId, paymentPassword } }),
      balance: () => tenant((tx) => findBalance(tx, account.id, 'VND')),
      details: async (id) => {
        const { value, text } = await visitor.call('getWithdrawal', { query: { id } });
        if (!value) throw new Error(`The withdrawal was not answered: ${text}`);
        return value;
      },
    };
  };

  return {
    ...site,
    tenant,
    fund,
    openMember,
    operator: createOperator(site.platform),
    setRules: (rules: Rules | null, username?: string) => setRules(site.platform(), rules, username),
    breaches: () => tenant<Awaited<ReturnType<typeof findBreaches>>>(findBreaches),
  };
};
