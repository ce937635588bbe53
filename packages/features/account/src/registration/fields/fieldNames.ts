/** The fields that a merchant may ask for, by the names of the registration payload. */
export const fieldNames = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'mobileNum',
  'verificationCode',
  'nickname',
  'payeeName',
  'fullName',
  'email',
  'birthday',
  'idNumber',
  'recommenderId',
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
  'bonusCode',
  'promoCode',
  'affiliateCode',
  'referralCode',
] as const;

/** A field that a merchant may ask for. */
export type FieldName = (typeof fieldNames)[number];

/** Everything on the form that can be wrong. */
export type EntryName = FieldName | 'captcha' | 'ageConfirmed' | 'terms';

/** Whether the platform's name of a field is one that this page can show. */
export const isFieldName = (name: string): name is FieldName =>
  (fieldNames as readonly string[]).includes(name);
