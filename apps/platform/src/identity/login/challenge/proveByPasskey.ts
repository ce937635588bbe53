import { ApiFailure } from '#kernel';
import { readAssertion } from '../../secondFactor/passkeys/readAssertion.ts';
import { usePasskey } from '../../secondFactor/passkeys/usePasskey.ts';
import type { Proof } from './Proof.ts';

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
