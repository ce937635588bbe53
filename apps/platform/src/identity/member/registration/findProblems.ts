import type { Language } from '@marquee/reference';
import type { BodyOf, ValueOf } from '@marquee/contract';
import type { FieldProblem } from '@marquee/contract/errors';
import { ageOn } from './ageOn.ts';
import { checkValue, type FieldRule } from '../../accounts/fields/checkValue.ts';
import { parseBirthday } from './parseBirthday.ts';
import { type ProblemRule, problemText } from '../../accounts/fields/problemText.ts';
import { type TextField, textFields } from './textFields.ts';

/** What a merchant asks of a registration. */
export type RegistrationTerms = {
  settings: ValueOf<'getRegisterSettings'>;
  rules: readonly FieldRule[];
  /** The fields asked for by this kind of registration, and whether each has to be filled. */
  asked: ReadonlyMap<string, { isRequired: boolean }>;
  /** Today as an ISO date where the merchant is. */
  today: string;
  language: Language;
};

type Clean = Partial<Record<TextField, string>>;

/**
 * Everything that is wrong with a registration, at once. Rules `age` and `outdated` alone are answered with
 * codes of their own; whether names are taken is asked of the database afterwards.
 */
export const findProblems = (
  body: BodyOf<'register'>,
  clean: Clean,
  mobile: string | null,
  terms: RegistrationTerms,
): FieldProblem[] => {
  const { asked, rules, settings, language } = terms;
  const problem = (field: string, rule: ProblemRule, bounds: { min?: number; max?: number } = {}) => ({
    field,
    rule,
    message: problemText(language, { rule, ...bounds }),
    ...bounds,
  });

  const ofField = (field: TextField): FieldProblem | undefined => {
    const value = clean[field];
    const wish = asked.get(field);
    if (value === undefined) return wish?.isRequired ? problem(field, 'required') : undefined;
    if (!wish) return problem(field, 'notAsked');
    const rule = rules.find((candidate) => candidate.field === field);
    const broken = rule && checkValue(rule, value, language);
    if (broken) return broken;
    if (field === 'mobileNum' && !mobile) return problem(field, 'mobile');
    if (field !== 'birthday') return undefined;
    const birthday = parseBirthday(value);
    if (!birthday) return problem(field, 'date');
    const isOfAge = ageOn(birthday, terms.today) >= terms.settings.birthdayAge;
    return isOfAge ? undefined : problem(field, 'age', { min: terms.settings.birthdayAge });
  };

  const confirmed = body.confirmPassword?.normalize('NFC').trim();
  const isMismatch = clean.password !== undefined && confirmed !== clean.password;
  const needsDialingCode = clean.mobileNum !== undefined && !body.countryDialingCode;
  const found = [
    ...textFields.map(ofField),
    isMismatch ? problem('confirmPassword', confirmed ? 'mismatch' : 'required') : undefined,
    needsDialingCode ? problem('countryDialingCode', 'required') : undefined,
    body.ageConfirmed ? undefined : problem('ageConfirmed', 'age', { min: settings.minimumAge }),
    body.termsVersion === settings.termsVersion ? undefined : problem('termsVersion', 'outdated'),
    body.privacyVersion === settings.privacyVersion ? undefined : problem('privacyVersion', 'outdated'),
  ];
  return found.filter((entry) => entry !== undefined);
};
