import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mixes up when reading a reference aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A new reference of a withdrawal: W and ten letters and digits. */
export const newReference = (): string =>
  `W${Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
