import { randomUUID } from 'node:crypto';
import { signatureOf } from '../../../src/money/payments/signature.ts';
import type { Visitor } from '../../../src/identity/session/testing/createVisitor.ts';
import type { Caller } from '../../Caller.ts';
import type { Random } from './createRandom.ts';
import type { Errand, Player } from './Errand.ts';

/** A member with a bank account, as the test has opened it. */
export type Member = {
  id: string;
  merchant: string;
  host: string;
  visitor: Visitor;
  cardId: string;
  paymentPassword: string;
  vendor: string;
};

/** What deposits of the test bring, within the bounds of its method. */
const amounts = { least: 50_000, most: 200_000 };

const referenceOf = (text: string): string =>
  (JSON.parse(text) as { value?: { reference?: string } }).value?.reference ?? text;

/** Plays one member: deposits that the gateway's callback credits, transfers between wallets, withdrawals. */
export const createMemberPlayer = (
  caller: Caller,
  secret: string,
  member: Member,
  random: Random,
): Player => {
  const { id, merchant, host, visitor, cardId, paymentPassword, vendor } = member;
  const atVendor = { amount: 0 };

  const callback = (reference: string, amount: number): Errand => {
    const at = new Date().toISOString();
    const event = {
      id: randomUUID(),
      type: 'deposit.paid',
      merchant,
      reference,
      amount,
      currency: 'VND',
      at,
    };
    const payload = JSON.stringify(event);
    const headers = {
      host,
      'content-type': 'application/json',
      'x-signature': signatureOf(secret, payload),
    };
    return {
      name: `deposit:${reference}`,
      merchant,
      status: 200,
      moved: { real: amount },
      ask: async () => {
        const answer = await caller.inject({
          method: 'POST',
          url: '/wps/payment/callback',
          headers,
          payload,
        });
        return { status: answer.statusCode, text: answer.body };
      },
    };
  };
  const deposit: Player = async (pass) => {
    const body = {
      idempotencyKey: randomUUID(),
      method: 'vietqr' as const,
      amount: random.between(amounts.least, amounts.most),
    };
    const { text } = await pass({
      name: `order:${body.idempotencyKey}`,
      merchant,
      status: 200,
      moved: null,
      ask: () => visitor.call('startDeposit', { body }),
      // Its state changes with what becomes of it; that it is the same deposit does not.
      told: referenceOf,
    });
    await pass(callback(referenceOf(text), body.amount));
  };
  const transfer: Player = async (pass) => {
    const isHome = atVendor.amount > 0 && random.isLikely(0.5);
    const amount = isHome ? random.between(1, atVendor.amount) : random.between(1, 100);
    const [fromWallet, toWallet] = isHome ? [vendor, 'main'] : ['main', vendor];
    const body = { idempotencyKey: randomUUID(), fromWallet, toWallet, amount };
    await pass({
      name: `wallet.transfer:${id}:${body.idempotencyKey}`,
      merchant,
      status: 200,
      moved: {
        [fromWallet === 'main' ? 'real' : `real ${vendor}`]: -amount,
        [toWallet === 'main' ? 'real' : `real ${vendor}`]: amount,
      },
      ask: () => visitor.call('transferWallet', { body }),
    });
    atVendor.amount += isHome ? -amount : amount;
  };
  const withdrawal = (amount: number, status: Errand['status']): Errand => {
    const body = { idempotencyKey: randomUUID(), amount, cardId, paymentPassword };
    return {
      name: `withdrawal.hold:${id}:${body.idempotencyKey}`,
      merchant,
      status,
      moved: status === 200 ? { real: -amount, hold: amount } : null,
      ask: () => visitor.call('requestWithdrawal', { body }),
    };
  };
  const withdraw: Player = async (pass) => void (await pass(withdrawal(random.between(1, 1_000), 200)));
  const refused: Player = async (pass) => void (await pass(withdrawal(900_000_000, 409)));

  let isFirst = true;
  return (pass) => {
    if (!isFirst) return random.pick([deposit, deposit, transfer, transfer, withdraw, refused])(pass);
    isFirst = false;
    return deposit(pass);
  };
};
