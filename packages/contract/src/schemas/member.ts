import { Type } from 'typebox';
import { component } from './component.ts';
import { Currency, geetest, Instant, Language, mobile, Nullable, Password, Text } from './scalars.ts';
import { FirebaseChannel, IdToken } from './social.ts';

/** Who is logged in. Types: 0 player, 1 and 2 agent, 4 free play, 41 and 42 agents that may not play. */
export const MemberInfo = component('MemberInfo', {
  id: Type.String({ description: 'Customer id.' }),
  account: Type.String(),
  nickname: Type.String(),
  type: Type.Integer(),
  toUpline: Type.Boolean({ description: 'May transfer to the upline.' }),
  clubLabel: component('ClubLabel', { labelName: Type.String() }),
  currency: Currency,
  language: Language,
  previousLogin: Nullable(
    component('PreviousLogin', { at: Instant, ip: Type.String(), country: Nullable(Type.String()) }),
  ),
  termsOutdated: Type.Boolean({
    description: 'A newer version of the terms or privacy policy awaits consent.',
  }),
});

/** Everything that registration may carry; the merchant's register settings say which are asked for. */
const registration = {
  username: Type.Optional(Text(64)),
  password: Type.Optional(Password),
  confirmPassword: Type.Optional(Password),
  paymentPassword: Type.Optional(Password),
  mobileNum: Type.Optional(mobile.mobileNum),
  countryDialingCode: Type.Optional(mobile.countryDialingCode),
  verificationCode: Type.Optional(Text(12)),
  captcha: Type.Optional(Text(32)),
  ...geetest,
  nickname: Type.Optional(Text(64)),
  payeeName: Type.Optional(Text(128)),
  fullName: Type.Optional(Text(128)),
  email: Type.Optional(Text(254)),
  birthday: Type.Optional(Text(10)),
  idNumber: Type.Optional(Text(32)),
  recommenderId: Type.Optional(Text(64)),
  qq: Type.Optional(Text(64)),
  whatsApp: Type.Optional(Text(64)),
  facebook: Type.Optional(Text(64)),
  telegram: Type.Optional(Text(64)),
  zalo: Type.Optional(Text(64)),
  line: Type.Optional(Text(64)),
  weChat: Type.Optional(Text(64)),
  permanentAddress: Type.Optional(Text(256)),
  currentAddress: Type.Optional(Text(256)),
  placeOfBirth: Type.Optional(Text(128)),
  nationality: Type.Optional(Text(64)),
  occupation: Type.Optional(Text(64)),
  sourceOfIncome: Type.Optional(Text(64)),
  bonusCode: Type.Optional(Text(32)),
  promoCode: Type.Optional(Text(32)),
  affiliateCode: Type.Optional(Text(32)),
  referralCode: Type.Optional(Text(32)),
  registerUrl: Type.Optional(Text(2048)),
  domain: Type.Optional(Text(253)),
  registerMethod: Type.Literal('WEB'),
  firebaseChannel2: Type.Optional(FirebaseChannel),
  firebaseIdToken2: Type.Optional(IdToken),
  phoneIdToken: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 4096,
      description:
        "Firebase's word on the number, where `firebaseIdToken2` is another party's on who registers.",
    }),
  ),
  ageConfirmed: Type.Boolean(),
  termsVersion: Text(32, 1),
  privacyVersion: Text(32, 1),
};

/** A registration by username. */
export const Registration = component('Registration', registration);

/** A registration by a mobile number that a code or Firebase proves; the number becomes the username. */
export const MobileRegistration = component('MobileRegistration', { ...registration, ...mobile });

/** A change of password by someone who knows the old one. */
export const PasswordChange = component('PasswordChange', {
  oldPassword: Password,
  newPassword: Password,
  confirmNewPassword: Password,
});

/** A new password proved by a code sent to the account's phone. */
export const PasswordByPhone = component('PasswordByPhone', {
  ...mobile,
  newPassword: Password,
  verificationCode: Text(12, 1),
});

/** A new password proved by the link of an e-mail. */
export const PasswordByLink = component('PasswordByLink', {
  resetToken: Text(128, 1),
  newPassword: Password,
  confirmNewPassword: Password,
});
