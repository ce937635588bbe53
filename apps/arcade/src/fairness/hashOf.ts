import { createHash } from 'node:crypto';

/** SHA-256 of a seed's hexadecimal digits as they are written: what is shown before a bet. */
export const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');
