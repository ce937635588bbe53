import { hash } from 'node:crypto';

/** How a random secret is kept: SHA-256, which is enough because the secret has 256 bits of its own. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');
