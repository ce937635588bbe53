import type { RegistrationField } from '@marquee/contract/registration-fields';
import type { FormField } from './fieldsOf.ts';

/** What a run of fields is about. */
export type FieldGroup = 'login' | 'details' | 'codes';

const login: ReadonlySet<RegistrationField> = new Set([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'mobileNum',
  'verificationCode',
]);
const codes: ReadonlySet<RegistrationField> = new Set([
  'bonusCode',
  'promoCode',
  'affiliateCode',
  'referralCode',
]);

/** Runs of fields that belong together; the server's order stays as it is. */
export const groupFields = (fields: readonly FormField[]): { group: FieldGroup; fields: FormField[] }[] => {
  const isNumberOfLogin = fields.some(({ field }) => field === 'verificationCode');
  const groupOf = (field: RegistrationField): FieldGroup => {
    if (codes.has(field)) return 'codes';
    return login.has(field) && (field !== 'mobileNum' || isNumberOfLogin) ? 'login' : 'details';
  };
  const runs: { group: FieldGroup; fields: FormField[] }[] = [];
  for (const field of fields) {
    const group = groupOf(field.field);
    const last = runs.at(-1);
    if (last?.group === group) last.fields.push(field);
    else runs.push({ group, fields: [field] });
  }
  return runs;
};
