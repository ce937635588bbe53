import { type RegistrationField, registrationFields } from '@marquee/contract/registration-fields';

/** Fields that prove or carry something else, and are read apart. */
const apart = ['confirmPassword', 'verificationCode', 'affiliateCode', 'referralCode'] as const;

/** A field of a registration that the merchant's settings decide about. */
export type TextField = Exclude<RegistrationField, (typeof apart)[number]>;

/** The fields of a registration that the merchant's settings ask for or leave out. */
export const textFields = registrationFields.filter(
  (name): name is TextField => !(apart as readonly string[]).includes(name),
);

/** Fields that are columns of the account. */
const columns: readonly TextField[] = [
  'username',
  'password',
  'paymentPassword',
  'mobileNum',
  'nickname',
  'email',
  'birthday',
];

/** Fields that have no column of their own and are kept together in the account's profile. */
export const profileFields = textFields.filter((name) => !columns.includes(name));
