const names = ['nickname', 'payeeName', 'fullName'] as const;

const person = ['birthday', 'idNumber'] as const;

const furtherDetails = [
  'qq',
  'whatsApp',
  'facebook',
  'telegram',
  'zalo',
  'line',
  'weChat',
  'permanentAddress',
  'currentAddress',
  'placeOfBirth',
  'nationality',
  'occupation',
  'sourceOfIncome',
] as const;

/** The fields that a merchant may ask for at a registration, by their names in its payload, in the order of a form. */
export const registrationFields = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'mobileNum',
  'verificationCode',
  ...names,
  'email',
  ...person,
  'recommenderId',
  ...furtherDetails,
  'bonusCode',
  'promoCode',
  'affiliateCode',
  'referralCode',
] as const;

/** Those of them that a payload may carry and that no code acts on: nobody is asked for them. */
export const idleFields = [
  'recommenderId',
  'bonusCode',
  'promoCode',
] as const satisfies readonly RegistrationField[];

/** A field that a merchant may ask for at a registration. */
export type RegistrationField = (typeof registrationFields)[number];

/** Those that a member finds again in the profile: all but names, passwords, proofs and codes of the registration itself. */
export const profileFields = [...names, ...person, ...furtherDetails] as const;

/** A field of the profile. */
export type ProfileField = (typeof profileFields)[number];
