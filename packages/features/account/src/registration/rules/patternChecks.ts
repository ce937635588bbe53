import type { PatternKind } from './RegistrationAnswers.ts';
import type { Requirement } from './requirements.ts';

/** What each pattern kind of the specification asks of a value beside its length. */
export const patternChecks: Record<PatternKind, readonly Requirement[]> = {
  any: [],
  'letter-first-alphanumeric': ['letterFirst', 'lettersAndDigits'],
  alphanumeric: ['lettersAndDigits'],
  letters: ['lettersOnly'],
  digits: ['digitsOnly'],
  email: ['email'],
  'has-uppercase': ['hasUpper'],
  'english-spaces': ['englishAndSpaces', 'hasLetter'],
  'no-spaces': ['noSpaces'],
  'date-ymd': ['dateYmd'],
  'date-mdy': ['dateMdy'],
  chinese: ['chinese'],
  korean: ['korean'],
  thai: ['thai'],
  'thai-english-spaces': ['thaiEnglishAndSpaces'],
  'full-name': ['firstAndLastName'],
  'japanese-full-width': ['fullWidth'],
  uppercase: ['capitalsOnly'],
  'digits-from-9': ['nineFirst', 'digitsOnly'],
  'strong-password': ['hasLower', 'hasUpper', 'hasDigit', 'hasSymbol', 'noSpaces'],
};
