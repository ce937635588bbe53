import { type BodyOf, PasskeyAssertion } from '@marquee/contract';
import { ApiFailure, validatorOf } from '#kernel';

type Assertion = BodyOf<'loginByPasskey'>['assertion'];

const isAssertion = (read: unknown): read is Assertion => validatorOf(PasskeyAssertion).Check(read);

/** What a passkey signed, as JSON; PROOF_WRONG when it is something else. */
export const readAssertion = (text: string): Assertion => {
  try {
    const read: unknown = JSON.parse(text);
    if (isAssertion(read)) return read;
  } catch {
    // Not JSON is no proof either.
  }
  throw new ApiFailure('PROOF_WRONG');
};
