import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PatternKind } from '../rules/RegistrationAnswers.ts';

/** Bounds of a length. */
export type Bounds = { min: number; max: number };

/** One sentence about what a value of each pattern kind has to be, naming its least and greatest length. */
export const usePatternText = () => {
  const { t } = useLingui();
  const characters = ({ min, max }: Bounds) =>
    min === max
      ? t`${plural(max, { one: '# character', other: '# characters' })}`
      : t`${min} to ${plural(max, { one: '# character', other: '# characters' })}`;
  return {
    characters,
    patternText: (kind: PatternKind, bounds: Bounds): string => {
      const n = characters(bounds);
      const texts: Record<PatternKind, () => string> = {
        any: () => t`Enter ${n}.`,
        'letter-first-alphanumeric': () =>
          t`Enter ${n}: unaccented letters and digits, starting with a letter.`,
        alphanumeric: () => t`Enter ${n}: unaccented letters and digits only.`,
        letters: () => t`Enter ${n}: unaccented letters only.`,
        digits: () => t`Enter ${n}: digits only.`,
        email: () => t`Enter a valid e-mail address.`,
        'has-uppercase': () => t`Enter ${n} with at least one capital letter.`,
        'english-spaces': () => t`Enter ${n}: unaccented letters and spaces only.`,
        'no-spaces': () => t`Enter ${n} without spaces.`,
        'date-ymd': () => t`Enter the full date.`,
        'date-mdy': () => t`Enter the full date.`,
        chinese: () => t`Enter ${n}: Chinese characters only.`,
        korean: () => t`Enter ${n}: Korean letters only.`,
        thai: () => t`Enter ${n}: Thai letters only.`,
        'thai-english-spaces': () => t`Enter ${n}: Thai or English letters and spaces only.`,
        'full-name': () => t`Enter your first and last name with one space between them, ${n}.`,
        'japanese-full-width': () => t`Enter ${n}: full-width kana or kanji only.`,
        uppercase: () => t`Enter ${n}: capital letters from A to Z only.`,
        'digits-from-9': () => t`Enter ${n}: digits only, starting with 9.`,
        'strong-password': () => t`Use ${n} with capital and lower-case letters, a digit and a symbol.`,
      };
      return texts[kind]();
    },
  };
};
