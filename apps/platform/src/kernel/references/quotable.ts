import { plainLetters } from './plainLetters.ts';

/** What a reference is of: a transfer of money, or a round of a game. */
export type Quoted = 'T' | 'R';

const base = BigInt(plainLetters.length);
const digits = 8;
const space = base ** BigInt(digits);
// Any two numbers without a common divisor with the space would do: neighbours look nothing alike, and how much a
// house moves cannot be read off.
const factor = 385_711_201_993n;
const shift = 97_402_113_871n;

const inverse = (() => {
  let [rest, next, at, to] = [factor, space, 1n, 0n];
  while (next !== 0n) {
    const times = rest / next;
    [rest, next] = [next, rest - times * next];
    [at, to] = [to, at - times * to];
  }
  return ((at % space) + space) % space;
})();

/** Finds one mistaken letter and two that changed places: the weights differ, and the base is a prime. */
const checkOf = (letters: string): string => {
  const sum = [...letters].reduce((total, letter, at) => total + (at + 1) * plainLetters.indexOf(letter), 0);
  return plainLetters.charAt(sum % plainLetters.length);
};

/**
 * A number of a row as a person can read it out and write it down, such as `T7KQ2-M9XA4`: what it is of, eight letters
 * and digits, and one that checks them.
 */
export const quotable = (of: Quoted, id: number | string): string => {
  const number = BigInt(id);
  if (number < 0n || number >= space) throw new RangeError(`${number} has no reference.`);
  let left = (number * factor + shift) % space;
  let letters = '';
  for (let place = 0; place < digits; place += 1) {
    letters += plainLetters.charAt(Number(left % base));
    left /= base;
  }
  return `${of}${letters.slice(0, 4)}-${letters.slice(4)}${checkOf(letters)}`;
};

/** What a reference stands for, however it was typed; null for one that was misread. */
export const readQuoted = (text: string): { of: Quoted; id: number } | null => {
  const [, of, letters = '', check] =
    /^([TR])([2-9A-HJ-NP-Z]{8})([2-9A-HJ-NP-Z])$/.exec(text.toUpperCase().replaceAll(/[\s-]/g, '')) ?? [];
  if ((of !== 'T' && of !== 'R') || checkOf(letters) !== check) return null;
  const value = [...letters].reduceRight(
    (total, letter) => total * base + BigInt(plainLetters.indexOf(letter)),
    0n,
  );
  return { of, id: Number(((((value - shift) * inverse) % space) + space) % space) };
};
