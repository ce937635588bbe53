import { randomBytes } from 'node:crypto';

/** A new random secret of 256 bits, as 43 characters that are safe in headers, cookies and links. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
