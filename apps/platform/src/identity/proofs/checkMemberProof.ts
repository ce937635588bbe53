import { ApiFailure, type Connection, type SignedIn } from '#kernel';
import { checkPaymentPassword } from '../accounts/password/checkPaymentPassword.ts';
import { confirmLoginPassword } from '../accounts/password/confirmLoginPassword.ts';
import type { Account } from '../accounts/schema.ts';
import { useAuthenticatorCode } from '../secondFactor/authenticator/useAuthenticatorCode.ts';
import { readAssertion } from '../secondFactor/passkeys/readAssertion.ts';
import { usePasskey } from '../secondFactor/passkeys/usePasskey.ts';
import { checkCode } from '../verification/checkCode.ts';
import { spendCode } from '../verification/spendCode.ts';
import type { MemberProof, ProofWay } from './MemberProof.ts';
import { proofSubject } from './proofSubject.ts';

type Use = (tx: Connection) => Promise<void>;
type Check = (context: SignedIn, account: Account, proof: string) => Promise<Use>;

const nothingToUse: Use = () => Promise.resolve();

const codeBy =
  (channel: 'sms' | 'email'): Check =>
  async (context, account, code) => {
    const subject = proofSubject(account.id, channel);
    await checkCode(context, 'proof', subject, code);
    return (tx) => spendCode(tx, context, 'proof', subject, code);
  };

const passkey: Check = async (context, { id }, typed) => {
  const meant = { purpose: 'confirm', subject: id } as const;
  const { account, use } = await usePasskey(context, meant, readAssertion(typed)).catch((error: unknown) => {
    throw error instanceof ApiFailure ? new ApiFailure('PROOF_WRONG') : error;
  });
  if (account.id !== id) throw new ApiFailure('PROOF_WRONG');
  return use;
};

const checks: Record<ProofWay['method'], Check> = {
  passkey,
  authenticator: (context, { id }, code) =>
    Promise.resolve((tx) => useAuthenticatorCode(tx, context, id, code)),
  sms: codeBy('sms'),
  email: codeBy('email'),
  paymentPassword: async (context, _account, typed) => {
    await checkPaymentPassword(context, typed);
    return nothingToUse;
  },
  password: async (context, _account, typed) => {
    await confirmLoginPassword(context, typed);
    return nothingToUse;
  },
};

/**
 * Checks what proves that a member who is logged in owns the account, and answers what uses it up, in the transaction
 * of what it is for. Throws PROOF_WRONG where the way is none of `ways`, else what the way itself throws. Tries are
 * counted over all ways; the caller clears `memberProof` when what they were for is done.
 */
export const checkMemberProof = async (
  context: SignedIn,
  account: Account,
  ways: readonly ProofWay[],
  { method, proof }: MemberProof,
): Promise<Use> => {
  const { merchant, services } = context;
  await services.limiter.enforce('memberProof', merchant.code, account.id);
  if (!ways.some((way) => way.method === method)) throw new ApiFailure('PROOF_WRONG');
  return checks[method](context, account, proof);
};
