import type { BodyOf } from '@marquee/contract';
import type { Context } from '#kernel';
import { normaliseMobile } from '../../accounts/normaliseMobile.ts';
import { checkNewPassword } from '../../accounts/password/checkNewPassword.ts';
import { cleanRegistration } from './cleanRegistration.ts';
import { dateIn } from './dateIn.ts';
import { findProblems } from './findProblems.ts';
import { problemText } from '../../accounts/fields/problemText.ts';
import { isProvedByFirebase } from './readMobileProof.ts';
import { refusalOf } from './refusalOf.ts';
import type { TextField } from './textFields.ts';

/** A registration that keeps the merchant's rules. */
export type SoundRegistration = { clean: Partial<Record<TextField, string>>; mobile: string | null };

/**
 * Checks a registration by everything the merchant asks and throws one refusal that tells every problem.
 * `asked` are the fields of this kind of registration, `needsCode` whether its number has to be proved.
 */
export const readRegistration = (
  context: Context,
  body: BodyOf<'register'>,
  asked: ReadonlyMap<string, { isRequired: boolean }>,
  needsCode: boolean,
): SoundRegistration => {
  const { site, merchant, language } = context;
  const clean = cleanRegistration(body);
  const isServed = site.countries.some((country) => country.countryDialingCode === body.countryDialingCode);
  const mobile =
    clean.mobileNum && body.countryDialingCode && isServed
      ? normaliseMobile(clean.mobileNum, body.countryDialingCode)
      : null;
  const problems = findProblems(body, clean, mobile, {
    settings: site.register,
    rules: site.rules,
    asked,
    today: dateIn(merchant.brand.timeZone, context.now()),
    language,
  });
  if (clean.password && !problems.some(({ field }) => field === 'password'))
    problems.push(
      ...checkNewPassword(context, {
        value: clean.password,
        field: 'password',
        username: clean.username ?? clean.mobileNum ?? '',
      }),
    );
  if (needsCode && !isProvedByFirebase(context) && !body.verificationCode?.trim()) {
    const message = problemText(language, { rule: 'required' });
    problems.push({ field: 'verificationCode', rule: 'required', message });
  }
  if (problems.length > 0) throw refusalOf(problems);
  return { clean, mobile };
};
