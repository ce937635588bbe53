import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a body: HMAC-SHA256 over its bytes as they are sent. */
export const signatureOf = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** Whether a header is the body's signature, told in the same time whatever differs. */
export const isSignatureOf = (secret: string, body: string, header: unknown): boolean => {
  const expected = Buffer.from(signatureOf(secret, body));
  const given = Buffer.from(typeof header === 'string' ? header : '');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
