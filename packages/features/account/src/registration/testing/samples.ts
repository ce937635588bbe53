import type { FieldRule, RegisterSettings } from '../rules/RegistrationAnswers.ts';

/** A field of the settings; a name that ends with `*` has to be filled. */
const fieldOf = (name: string): RegisterSettings['fields'][number] => ({
  field: name.replace(/\*$/, ''),
  required: name.endsWith('*'),
  input: 'text',
});

/** Register settings that ask for these fields in this order. */
export const settingsWith = (
  names: readonly string[],
  changes: Partial<RegisterSettings> = {},
): RegisterSettings => ({
  fields: names.map(fieldOf),
  mobileFields: ['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'referralCode'],
  minimumAge: 18,
  birthdayAge: 18,
  captcha: false,
  termsVersion: '2026-01',
  privacyVersion: '2026-02',
  ...changes,
});

const rule = (
  field: string,
  patternId: FieldRule['patternId'],
  minLength: number,
  maxLength: number,
  acceptedPattern = '*',
): FieldRule => ({ field, patternId, minLength, maxLength, acceptedPattern });

/** Rules as a usual merchant has them. */
export const rules: FieldRule[] = [
  rule('username', 'letter-first-alphanumeric', 6, 16, '^[A-Za-z][A-Za-z0-9]*$'),
  rule('password', 'no-spaces', 8, 32, String.raw`^\S+$`),
  rule('mobileNum', 'digits', 8, 12, '^[0-9]+$'),
  rule('verificationCode', 'digits', 6, 6, '^[0-9]+$'),
  rule('birthday', 'date-mdy', 10, 10, '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}$'),
  rule('referralCode', 'alphanumeric', 4, 32, '^[A-Za-z0-9]+$'),
];
