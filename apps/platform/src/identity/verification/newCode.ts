import { randomInt } from 'node:crypto';

/** A new random code of six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
