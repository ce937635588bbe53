import { type Message, msg } from '@marquee/i18n/msg';
import type { Language } from '@marquee/reference';
import { type Bounds, say } from '#kernel';
import type { PatternKind } from '#sites';

// A `{range}` is a number or "4 to 12": the bounds are most often two, and a pattern may fix both alike.
const patterns: Record<PatternKind, Message> = {
  any: msg`Enter {range} characters.`,
  'letter-first-alphanumeric': msg`Enter {range} letters and digits, starting with a letter.`,
  alphanumeric: msg`Enter {range} characters, letters and digits only.`,
  letters: msg`Enter {range} letters only.`,
  digits: msg`Enter {range} digits.`,
  email: msg`Enter a valid e-mail address.`,
  'has-uppercase': msg`Enter {range} characters with at least one capital letter.`,
  'english-spaces': msg`Enter {range} characters, English letters and spaces only.`,
  'no-spaces': msg`Enter {range} characters without spaces.`,
  'date-ymd': msg`Enter the date as year-month-day, such as 1990-12-31.`,
  'date-mdy': msg`Enter the date as month-day-year, such as 12-31-1990.`,
  chinese: msg`Enter {range} Chinese characters.`,
  korean: msg`Enter {range} Korean characters.`,
  thai: msg`Enter {range} Thai characters.`,
  'thai-english-spaces': msg`Enter {range} characters: Thai, English letters and spaces only.`,
  'full-name': msg`Enter your first and last name with a space between them, {range} characters.`,
  'japanese-full-width': msg`Enter {range} full-width kana or kanji.`,
  uppercase: msg`Enter {range} capital letters from A to Z.`,
  'digits-from-9': msg`Enter {range} digits starting with 9.`,
  'strong-password': msg`Use {range} characters with capital and lower-case letters, a digit and a symbol.`,
};

const others = {
  required: msg`This field cannot be empty.`,
  length: msg`Enter {range} characters.`,
  mismatch: msg`The passwords don’t match.`,
  age: msg`You must be at least {min} years old.`,
  outdated: msg`This text has changed. Please read it again and agree to the new version.`,
  notAsked: msg`This site does not ask for this field.`,
  mobile: msg`Enter a valid mobile number.`,
  date: msg`Enter a valid date.`,
  code: msg`This invitation code is not valid.`,
  taken: msg`This is already in use.`,
  fixed: msg`This can no longer be changed here.`,
  guessable: msg`This password is too easy to guess. Choose another.`,
} satisfies Record<string, Message>;

/** Problems of a field that are not about its pattern. */
export type ProblemRule = keyof typeof others;

/** One sentence that tells what a field has to be, naming its bounds. */
export const problemText = (
  language: Language,
  problem: Bounds & ({ rule: ProblemRule } | { rule: 'pattern'; patternId: PatternKind }),
): string => {
  const { min, max } = problem;
  const range = min === max ? `${min}` : say(language, msg`{min} to {max}`, { min, max });
  const message = problem.rule === 'pattern' ? patterns[problem.patternId] : others[problem.rule];
  return say(language, message, { range, min });
};
