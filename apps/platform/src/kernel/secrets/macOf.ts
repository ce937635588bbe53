import { createHmac } from 'node:crypto';

/**
 * The keyed hash by which short secrets (codes, captcha answers) are kept: without the key a database alone
 * does not tell them. Parts are joined so that no two lists of parts give one text.
 */
export const macOf = (key: Uint8Array, ...parts: string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
