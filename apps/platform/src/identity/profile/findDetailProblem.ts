import type { ValueOf } from '@marquee/contract';
import type { FieldProblem } from '@marquee/contract/errors';
import type { ProfileField } from '@marquee/contract/registration-fields';
import type { SignedIn } from '#kernel';
import { checkValue } from '../accounts/fields/checkValue.ts';
import { type ProblemRule, problemText } from '../accounts/fields/problemText.ts';
import { ageOn } from '../member/registration/ageOn.ts';
import { dateIn } from '../member/registration/dateIn.ts';
import { parseBirthday } from '../member/registration/parseBirthday.ts';

type Detail = ValueOf<'getProfile'>['details'][number];

/** What is wrong with a new value of a field of the profile; undefined when it may be kept. */
export const findDetailProblem = (
  { site, merchant, language, now }: Pick<SignedIn, 'site' | 'merchant' | 'language' | 'now'>,
  field: ProfileField,
  value: string,
  detail: Detail | undefined,
): FieldProblem | undefined => {
  const problem = (rule: ProblemRule, bounds: { min?: number } = {}): FieldProblem => ({
    field,
    rule,
    message: problemText(language, { rule, ...bounds }),
    ...bounds,
  });
  if (!detail) return problem('notAsked');
  if (detail.isFixed) return problem('fixed');
  if (value === '') return detail.isRequired ? problem('required') : undefined;
  const rule = site.rules.find((candidate) => candidate.field === field);
  const broken = rule && checkValue(rule, value, language);
  if (broken || field !== 'birthday') return broken;
  const birthday = parseBirthday(value);
  if (!birthday) return problem('date');
  const { birthdayAge } = site.register;
  const isOfAge = ageOn(birthday, dateIn(merchant.brand.timeZone, now())) >= birthdayAge;
  return isOfAge ? undefined : problem('age', { min: birthdayAge });
};
