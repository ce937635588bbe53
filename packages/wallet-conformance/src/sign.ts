import { createHmac } from 'node:crypto';

/** The signature of a body: HMAC-SHA256 with the secret, in hexadecimal digits. */
export const sign = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');
