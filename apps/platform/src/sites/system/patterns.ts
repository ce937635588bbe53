import type { patternKinds } from '@marquee/contract';

/** A pattern kind of the specification. */
export type PatternKind = (typeof patternKinds)[number];

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const month = '(?:0[1-9]|1[0-2])';
const day = '(?:0[1-9]|[12][0-9]|3[01])';
const year = '[0-9]{4}';
const namePart = String.raw`[\p{L}\p{M}'’.\-]+`;

/**
 * The `acceptedPattern` of each kind: the source of a regular expression that both the platform and a browser
 * use with the flag `u`, or '*' for anything. Lengths are a rule of their own.
 */
export const patterns: Record<PatternKind, string> = {
  any: '*',
  'letter-first-alphanumeric': '^[A-Za-z][A-Za-z0-9]*$',
  alphanumeric: '^[A-Za-z0-9]+$',
  letters: '^[A-Za-z]+$',
  digits: '^[0-9]+$',
  email: String.raw`^[A-Za-z0-9!#$%&'*+\/=?^_\{\|\}~\-]+(?:\.[A-Za-z0-9!#$%&'*+\/=?^_\{\|\}~\-]+)*@(?:${label}\.)+[A-Za-z][A-Za-z0-9\-]{0,61}[A-Za-z0-9]$`,
  'has-uppercase': '^[^A-Z]*[A-Z].*$',
  'english-spaces': '^ *[A-Za-z][A-Za-z ]*$',
  'no-spaces': String.raw`^\S+$`,
  'date-ymd': `^${year}-${month}-${day}$`,
  'date-mdy': `^${month}-${day}-${year}$`,
  chinese: String.raw`^\p{Script=Han}+$`,
  korean: String.raw`^\p{Script=Hangul}+$`,
  thai: String.raw`^\p{Script=Thai}+$`,
  'thai-english-spaces': String.raw`^[\p{Script=Thai}A-Za-z ]+$`,
  'full-name': `^${namePart}(?: ${namePart})+$`,
  'japanese-full-width': String.raw`^[\p{Script=Han}\u3041-\u3096\u30A1-\u30FA\u3005\u30FC\u3000]+$`,
  uppercase: '^[A-Z]+$',
  'digits-from-9': '^9[0-9]*$',
  'strong-password': String.raw`^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9\s])\S+$`,
};
