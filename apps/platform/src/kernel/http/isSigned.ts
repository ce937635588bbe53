import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a signature is the HMAC-SHA256 of a body with one of the secrets, in hexadecimal digits. */
export const isSigned = (body: string, signature: unknown, secrets: readonly string[]): boolean => {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/i.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return secrets.some((secret) => timingSafeEqual(createHmac('sha256', secret).update(body).digest(), given));
};
