import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mixes up when copying a reference. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A new reference of a transfer: no diacritics, and short enough for every bank. */
export const newReference = (): string =>
  `DP${Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
