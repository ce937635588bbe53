import type { BodyOf } from '@marquee/contract';
import type { Visitor } from './createVisitor.ts';
import { readCaptcha } from './readCaptcha.ts';

let count = 0;

/** Values that keep any merchant's rules, new at each call where they have to be unique. */
const valuesFor = (username: string): Record<string, string> => {
  count += 1;
  return {
    username,
    password: testPassword,
    paymentPassword: '246813',
    nickname: 'Tester',
    payeeName: 'NGUYEN VAN A',
    fullName: 'Nguyen Van',
    email: `${username}@example.com`,
    mobileNum: `09${String(61_000_000 + count)}`,
    birthday: '1990-05-20',
    idNumber: '123456789',
  };
};

/** A password that keeps every merchant's rule. */
export const testPassword = 'Lotus-2468';

/**
 * Fills the registration that the visitor's site asks for, captcha included. The clock has to have moved a
 * second since the last captcha of this visitor.
 */
export const fillRegistration = async (
  visitor: Visitor,
  username: string,
): Promise<BodyOf<'register'> & Record<string, unknown>> => {
  const settings = (await visitor.call('getRegisterSettings')).value;
  if (!settings) throw new Error('The site has no register settings.');
  const values = valuesFor(username);
  const required = settings.fields.filter((field) => field.required && values[field.field] !== undefined);
  const given = Object.fromEntries(required.map(({ field }) => [field, values[field]]));
  return {
    ...given,
    username,
    password: testPassword,
    confirmPassword: testPassword,
    ...(given['mobileNum'] !== undefined && { countryDialingCode: '84' }),
    registerMethod: 'WEB',
    ageConfirmed: true,
    termsVersion: settings.termsVersion,
    privacyVersion: settings.privacyVersion,
    ...(settings.captcha && { captcha: await readCaptcha(visitor) }),
  };
};
