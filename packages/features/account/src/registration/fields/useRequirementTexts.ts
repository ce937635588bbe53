import { useLingui } from '@lingui/react/macro';
import type { Requirement } from '../rules/requirements.ts';

/** What a requirement asks, short enough for a list that is ticked off while typing. */
export const useRequirementTexts = (): Record<Requirement, string> => {
  const { t } = useLingui();
  return {
    letterFirst: t`Starts with a letter`,
    lettersAndDigits: t`Letters and digits only`,
    lettersOnly: t`Letters only`,
    digitsOnly: t`Digits only`,
    capitalsOnly: t`Capital letters only`,
    nineFirst: t`Starts with 9`,
    hasLower: t`A lower-case letter`,
    hasUpper: t`A capital letter`,
    hasDigit: t`A digit`,
    hasSymbol: t`A symbol such as ! or #`,
    hasLetter: t`A letter`,
    englishAndSpaces: t`Unaccented letters and spaces only`,
    noSpaces: t`No spaces`,
    email: t`An e-mail address`,
    dateYmd: t`A date`,
    dateMdy: t`A date`,
    chinese: t`Chinese characters only`,
    korean: t`Korean letters only`,
    thai: t`Thai letters only`,
    thaiEnglishAndSpaces: t`Thai or English letters and spaces only`,
    firstAndLastName: t`First and last name`,
    fullWidth: t`Full-width kana or kanji only`,
  };
};
