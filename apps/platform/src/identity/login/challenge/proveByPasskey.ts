import { type BodyOf, PasskeyAssertion } from '@marquee/contract';
import { ApiFailure, validatorOf } from '#kernel';
import { usePasskey } from '../../secondFactor/passkeys/usePasskey.ts';
import type { Proof } from './Proof.ts';

type Assertion = BodyOf<'loginByPasskey'>['assertion'];

const isAssertion = (read: unknown): read is Assertion => validatorOf(PasskeyAssertion).Check(read);

const readAssertion = (text: string): Assertion => {
  try {
    const read: unknown = JSON.parse(text);
    if (isAssertion(read)) return read;
  } catch {
    // Not JSON is no proof either.
  }
  throw new ApiFailure('PROOF_WRONG');
};

/** Takes what one of the member's own passkeys signed for this very login, as JSON. */
export const proveByPasskey: Proof = async (context, challenge, typed) => {
  const { account, use } = await usePasskey(
    context,
    { purpose: 'proof', subject: challenge.id },
    readAssertion(typed),
  ).catch((error: unknown) => {
    throw error instanceof ApiFailure ? new ApiFailure('PROOF_WRONG') : error;
  });
  if (account.id !== challenge.account.id) throw new ApiFailure('PROOF_WRONG');
  return use;
};
