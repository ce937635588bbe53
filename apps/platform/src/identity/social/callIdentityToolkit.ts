import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ApiFailure } from '#kernel';

const timeout = 10_000;

type PartyCode =
  | 'SOCIAL_TOO_MANY'
  | 'SOCIAL_QUOTA_EXCEEDED'
  | 'SOCIAL_NOT_ALLOWED'
  | 'SOCIAL_FAILED'
  | 'MOBILE_INVALID'
  | 'MOBILE_MISSING'
  | 'CAPTCHA_REFUSED'
  | 'CODE_WRONG'
  | 'CODE_MISSING'
  | 'CODE_EXPIRED';

type Method =
  | 'accounts:createAuthUri'
  | 'accounts:signInWithIdp'
  | 'accounts:sendVerificationCode'
  | 'accounts:signInWithPhoneNumber'
  | 'recaptchaParams';

/** What the specification tells a person about Firebase's errors; every other one is an unknown error. */
const codes: Partial<Record<string, PartyCode>> = {
  TOO_MANY_ATTEMPTS_TRY_LATER: 'SOCIAL_TOO_MANY',
  QUOTA_EXCEEDED: 'SOCIAL_QUOTA_EXCEEDED',
  RESOURCE_EXHAUSTED: 'SOCIAL_QUOTA_EXCEEDED',
  OPERATION_NOT_ALLOWED: 'SOCIAL_NOT_ALLOWED',
  ADMIN_ONLY_OPERATION: 'SOCIAL_NOT_ALLOWED',
  BILLING_NOT_ENABLED: 'SOCIAL_NOT_ALLOWED',
  USER_DISABLED: 'SOCIAL_NOT_ALLOWED',
  INVALID_PHONE_NUMBER: 'MOBILE_INVALID',
  MISSING_PHONE_NUMBER: 'MOBILE_MISSING',
  CAPTCHA_CHECK_FAILED: 'CAPTCHA_REFUSED',
  INVALID_RECAPTCHA_TOKEN: 'CAPTCHA_REFUSED',
  MISSING_RECAPTCHA_TOKEN: 'CAPTCHA_REFUSED',
  INVALID_APP_CREDENTIAL: 'CAPTCHA_REFUSED',
  MISSING_APP_CREDENTIAL: 'CAPTCHA_REFUSED',
  INVALID_CODE: 'CODE_WRONG',
  MISSING_CODE: 'CODE_MISSING',
  SESSION_EXPIRED: 'CODE_EXPIRED',
  INVALID_SESSION_INFO: 'CODE_EXPIRED',
  MISSING_SESSION_INFO: 'CODE_EXPIRED',
};

/** Seconds after which too many requests may be tried again (specification: five minutes). */
const waitAfterTooMany = 300;

const messageIn = (answer: unknown): string => {
  const { error } = (answer ?? {}) as { error?: { message?: unknown } };
  return typeof error?.message === 'string' ? (error.message.split(/\s/)[0] ?? '') : '';
};

const failureOf = (code: PartyCode): ApiFailure => {
  if (code === 'SOCIAL_TOO_MANY') return new ApiFailure(code, { retryAfter: waitAfterTooMany });
  if (code === 'CAPTCHA_REFUSED') return new ApiFailure(code, { captcha: true });
  return new ApiFailure(code);
};

/**
 * Calls a method of Google's Identity Toolkit, by GET where nothing is told it. Throws `ApiFailure` with the code that
 * the specification has for Firebase's error.
 */
export const callIdentityToolkit = async <T extends TSchema>(
  { url, method, key }: { url: string; method: Method; key: string },
  body: object | undefined,
  schema: T,
): Promise<Static<T>> => {
  const response = await fetch(`${url}/v1/${method}?${new URLSearchParams({ key })}`, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  }).catch(() => {
    throw new ApiFailure('SOCIAL_UNREACHABLE');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && Value.Check(schema, answer)) return answer;
  if (response.status >= 500) throw new ApiFailure('SOCIAL_UNREACHABLE');
  const known = codes[messageIn(answer)];
  throw failureOf(known ?? (response.status === 429 ? 'SOCIAL_TOO_MANY' : 'SOCIAL_FAILED'));
};
