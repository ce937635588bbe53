import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { ApiFailure } from '#kernel';

const timeout = 10_000;

/** What the specification tells a person about Firebase's errors; every other one is an unknown error. */
const codes: Partial<Record<string, 'SOCIAL_TOO_MANY' | 'SOCIAL_NOT_ALLOWED'>> = {
  TOO_MANY_ATTEMPTS_TRY_LATER: 'SOCIAL_TOO_MANY',
  QUOTA_EXCEEDED: 'SOCIAL_TOO_MANY',
  RESOURCE_EXHAUSTED: 'SOCIAL_TOO_MANY',
  OPERATION_NOT_ALLOWED: 'SOCIAL_NOT_ALLOWED',
  USER_DISABLED: 'SOCIAL_NOT_ALLOWED',
};

/** Seconds after which too many requests may be tried again (specification: five minutes). */
const waitAfterTooMany = 300;

const messageIn = (answer: unknown): string => {
  const { error } = (answer ?? {}) as { error?: { message?: unknown } };
  return typeof error?.message === 'string' ? (error.message.split(/\s/)[0] ?? '') : '';
};

/** Calls a method of Google's Identity Toolkit. Throws `ApiFailure` with one of the codes SOCIAL_*. */
export const callIdentityToolkit = async <T extends TSchema>(
  { url, method, key }: { url: string; method: 'createAuthUri' | 'signInWithIdp'; key: string },
  body: object,
  schema: T,
): Promise<Static<T>> => {
  const response = await fetch(`${url}/v1/accounts:${method}?${new URLSearchParams({ key })}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  }).catch(() => {
    throw new ApiFailure('SOCIAL_UNREACHABLE');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && Value.Check(schema, answer)) return answer;
  if (response.status >= 500) throw new ApiFailure('SOCIAL_UNREACHABLE');
  const code = response.status === 429 ? 'SOCIAL_TOO_MANY' : (codes[messageIn(answer)] ?? 'SOCIAL_FAILED');
  throw code === 'SOCIAL_TOO_MANY'
    ? new ApiFailure(code, { retryAfter: waitAfterTooMany })
    : new ApiFailure(code);
};
