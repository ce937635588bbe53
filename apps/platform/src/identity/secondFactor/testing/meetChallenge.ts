import type { BodyOf } from '@marquee/contract';
import type { LoginVerification } from '@marquee/contract/errors';
import type { Visitor } from '../../session/testing/createVisitor.ts';
import { testPassword } from '../../session/testing/fillRegistration.ts';

type Method = BodyOf<'verifyLogin'>['method'];

/** Logs in by password. */
export const tryLogin = (visitor: Visitor, username: string, extra: { remember?: boolean } = {}) =>
  visitor.call('login', { body: { type: 'username', username, password: testPassword, ...extra } });

/** Logs in from an unknown address, as far as the challenge. */
export const challengeOf = async (
  visitor: Visitor,
  username: string,
  extra: { remember?: boolean } = {},
): Promise<LoginVerification> => {
  const { error, text } = await tryLogin(visitor, username, extra);
  if (error?.code !== 'ADDRESS_UNKNOWN' || !error.details?.verification)
    throw new Error(`${username} was not challenged: ${text}`);
  return error.details.verification;
};

/** Answers a challenge. */
export const prove = (visitor: Visitor, challenge: string, method: Method, proof: string) =>
  visitor.call('verifyLogin', { body: { challenge, method, proof } });
