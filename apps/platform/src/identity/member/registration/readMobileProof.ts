import type { BodyOf } from '@marquee/contract';
import { ApiFailure, type Connection, type Context } from '#kernel';
import { fieldsRequired } from '../../accounts/fields/fieldsRequired.ts';
import { readToken } from '../../social/readToken.ts';
import { socialFigures } from '../../social/socialFigures.ts';
import { spendToken } from '../../social/spendToken.ts';
import { checkCode } from '../../verification/checkCode.ts';
import { spendCode } from '../../verification/spendCode.ts';

type Proof = Pick<
  BodyOf<'register'>,
  'verificationCode' | 'firebaseChannel2' | 'firebaseIdToken2' | 'phoneIdToken'
>;

/** Whether the numbers of new accounts are proved by Firebase's word, and not by a code of the platform's. */
export const isProvedByFirebase = ({ site }: Pick<Context, 'site'>): boolean => site.hasFlag('FIREBASESMS3');

/**
 * Reads what proves the number of a registration: a code, or Firebase's word on it. Throws when it does not; what is
 * answered uses it up, in the account's own transaction.
 */
export const readMobileProof = async (
  context: Context,
  mobile: string,
  { verificationCode = '', firebaseChannel2, firebaseIdToken2, phoneIdToken }: Proof,
): Promise<(tx: Connection) => Promise<void>> => {
  if (!isProvedByFirebase(context)) {
    await checkCode(context, 'register', mobile, verificationCode);
    return (tx) => spendCode(tx, context, 'register', mobile, verificationCode);
  }
  const token = firebaseChannel2 === 'phone' ? firebaseIdToken2 : phoneIdToken;
  if (!token) throw fieldsRequired(context.language, ['firebaseIdToken2']);
  const minutes = socialFigures.registrationMinutes;
  const person = await readToken(context, { channel: 'phone', token, minutes });
  // A token for another number proves nothing about this one.
  if (person.subject !== mobile) throw new ApiFailure('CODE_WRONG');
  return (tx) => spendToken(tx, context, person);
};
