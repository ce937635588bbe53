import { type RegistrationField, registrationFields } from '@marquee/contract/registration-fields';

/** Everything on the form that can be wrong. */
export type EntryName = RegistrationField | 'captcha' | 'ageConfirmed' | 'terms';

/** Whether the platform's name of a field is one that this page can show. */
export const isFieldName = (name: string): name is RegistrationField =>
  (registrationFields as readonly string[]).includes(name);
