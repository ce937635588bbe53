import { requirements } from './requirements.ts';

const sorts = ['hasLower', 'hasUpper', 'hasDigit', 'hasSymbol'] as const;

/**
 * How hard a password is to guess, from 0 to 4: by its length, its sorts of characters and how many of them
 * differ. A mark for the reader; the server's rule decides what is accepted.
 */
export const passwordScore = (password: string): 0 | 1 | 2 | 3 | 4 => {
  const characters = [...password];
  const different = new Set(characters).size;
  if (characters.length < 6 || different < 4) return password === '' ? 0 : 1;
  const variety = sorts.filter((sort) => requirements[sort](password)).length;
  const points = Math.min(different, 16) / 4 + variety / 2;
  if (points < 2.75) return 1;
  if (points < 3.75) return 2;
  return points < 5 ? 3 : 4;
};
