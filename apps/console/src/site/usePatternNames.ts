import { useLingui } from '@lingui/react/macro';
import type { SiteSettings } from './settingChanges.ts';

type Rule = NonNullable<SiteSettings['registration']['rules']['username']>;

/** A kind of pattern that a field of the registration has to match. */
export type PatternKind = Rule['kind'];

/** What the kinds of patterns are called. */
export const usePatternNames = (): Readonly<Record<PatternKind, string>> => {
  const { t } = useLingui();
  return {
    any: t`Anything`,
    'letter-first-alphanumeric': t`Letters and digits, a letter first`,
    alphanumeric: t`Letters and digits`,
    letters: t`Letters`,
    digits: t`Digits`,
    email: t`An e-mail address`,
    'has-uppercase': t`With a capital letter`,
    'english-spaces': t`English letters and spaces`,
    'no-spaces': t`Without spaces`,
    'date-ymd': t`A date, year first`,
    'date-mdy': t`A date, month first`,
    chinese: t`Chinese`,
    korean: t`Korean`,
    thai: t`Thai`,
    'thai-english-spaces': t`Thai or English letters and spaces`,
    'full-name': t`A full name`,
    'japanese-full-width': t`Japanese, full width`,
    uppercase: t`Capital letters`,
    'digits-from-9': t`Digits that begin with 9`,
    'strong-password': t`A strong password`,
  };
};
