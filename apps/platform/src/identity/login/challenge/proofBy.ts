import { ApiFailure, type Services } from '#kernel';
import { checkCode } from '../../verification/checkCode.ts';
import { spendCode } from '../../verification/spendCode.ts';
import { useAuthenticatorCode } from '../../secondFactor/authenticator/useAuthenticatorCode.ts';
import { codeSubject } from './codeSubject.ts';
import { proveByPasskey } from './proveByPasskey.ts';
import type { Proof } from './Proof.ts';
import type { LoginWay } from '../../proofs/LoginWay.ts';

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

const own: Readonly<Partial<Record<LoginWay['method'], Proof>>> = {
  passkey: proveByPasskey,
  authenticator,
  sms: codeBy('sms'),
  email: codeBy('email'),
  boundEmail,
};

/** How a way is checked. */
export const proofBy = (
  method: LoginWay['method'],
  { furtherProofs }: Pick<Services, 'furtherProofs'>,
): Proof | undefined => own[method] ?? furtherProofs.find((proof) => proof.method === method)?.check;
