import { randomBytes } from 'node:crypto';

/** A server seed: 256 bits from the system's generator, as 64 hexadecimal digits. */
export const newSeed = (): string => randomBytes(32).toString('hex');
