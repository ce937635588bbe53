import { and, eq, isNull } from 'drizzle-orm';
import { payeeNameKey } from '../../bankCards/payeeNameKey.ts';
import { bankCards } from '../../bankCards/schema.ts';
import { ApiFailure } from '../../http/ApiFailure.ts';
import { checkCode } from '../../verification/checkCode.ts';
import { spendCode } from '../../verification/spendCode.ts';
import { useAuthenticatorCode } from '../authenticator/useAuthenticatorCode.ts';
import { codeSubject } from './codeSubject.ts';
import type { Proof } from './Proof.ts';
import type { Way } from './findWays.ts';

const nothingToUse = () => Promise.resolve();

const codeBy =
  (channel: 'sms' | 'email'): Proof =>
  async (context, challenge, code) => {
    const subject = codeSubject(challenge.id, channel);
    await checkCode(context, 'address', subject, code);
    return (tx) => spendCode(tx, context, 'address', subject, code);
  };

const authenticator: Proof = (context, { account }, code) =>
  Promise.resolve((tx) => useAuthenticatorCode(tx, context, account.id, code));

const boundEmail: Proof = (_context, { account }, typed) => {
  const isRight = account.email !== null && account.email.toLowerCase() === typed.trim().toLowerCase();
  if (!isRight) throw new ApiFailure('PROOF_WRONG');
  return Promise.resolve(nothingToUse);
};

const payeeName: Proof = async (context, { account }, typed) => {
  const cards = await context.tenant((tx) =>
    tx
      .select({ payeeName: bankCards.payeeName })
      .from(bankCards)
      .where(and(eq(bankCards.accountId, account.id), isNull(bankCards.removedAt))),
  );
  const key = payeeNameKey(typed);
  if (!cards.some((card) => payeeNameKey(card.payeeName) === key)) throw new ApiFailure('PROOF_WRONG');
  return nothingToUse;
};

/** How each way is checked. */
export const proofs: Readonly<Record<Way['method'], Proof>> = {
  authenticator,
  sms: codeBy('sms'),
  email: codeBy('email'),
  boundEmail,
  payeeName,
};
