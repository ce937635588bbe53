import type { PlainErrorCode } from '@marquee/contract/errors';

const codes: Partial<Record<string, PlainErrorCode>> = {
  access_denied: 'SOCIAL_CANCELLED',
  temporarily_unavailable: 'SOCIAL_UNREACHABLE',
};

/** The refusal that a party's answer holds in the way of OAuth (RFC 6749, 4.1.2.1); null when it is no refusal. */
export const refusalIn = (answer: string): PlainErrorCode | null => {
  const error = new URLSearchParams(answer.split('#')[0]).get('error');
  return error === null ? null : (codes[error] ?? 'SOCIAL_FAILED');
};
