import { Type } from 'typebox';
import { component } from './component.ts';
import { FirebaseChannel, IdToken } from './social.ts';
import { geetest, mobile, OneOf, Password, Text } from './scalars.ts';

/** The payload of a login by username, by SMS code, or by a token of Firebase's or Telegram's (type `firebase`). */
export const Login = component('Login', {
  type: OneOf('username', 'sms', 'firebase'),
  username: Type.Optional(Text(64)),
  password: Type.Optional(Password),
  captcha: Type.Optional(Text(32)),
  isSms: Type.Optional(Type.Boolean()),
  mobileNum: Type.Optional(mobile.mobileNum),
  countryDialingCode: Type.Optional(mobile.countryDialingCode),
  verificationCode: Type.Optional(Text(12)),
  firebaseChannel: Type.Optional(FirebaseChannel),
  firebaseIdToken: Type.Optional(IdToken),
  remember: Type.Optional(
    Type.Boolean({ description: 'Asks for a cookie that logs in again within one day.' }),
  ),
  ...geetest,
});

/** The value of every answer that opens a session. */
export const LoginValue = component('LoginValue', {
  token: Type.String({ description: 'Opens nothing without the cookie that the same answer sets.' }),
  firstTimeLogin: Type.Boolean(),
  passwordExpired: Type.Boolean({
    description: 'The password is past its age and the merchant forces a change.',
  }),
  passwordDefault: Type.Boolean({ description: 'The password is the one that accounts are opened with.' }),
});

/** The payload of free play. */
export const FreePlay = component('FreePlay', {
  os: Text(64, 1),
  platform: Type.Literal('W'),
  random: Type.String({ minLength: 16, maxLength: 2048, description: 'A JWE of a random string.' }),
  ageConfirmed: Type.Boolean(),
});

/** How long a sent code is good for. */
export const CodeSent = component('CodeSent', { expiredMinutes: Type.Integer({ minimum: 1 }) });

/** Asks for a code by SMS without a session: to log in, or to set a new password. */
export const SmsRequest = component('SmsRequest', {
  ...mobile,
  purpose: Type.Optional(OneOf('login', 'password')),
  captcha: Type.Optional(Text(32)),
  ...geetest,
});

/** Asks for a registration code: for a number typed in, or for the number that is the username. */
export const RegisterSmsRequest = component('RegisterSmsRequest', {
  mobileNum: Type.Optional(mobile.mobileNum),
  countryDialingCode: mobile.countryDialingCode,
  username: Type.Optional(Text(64, 1)),
  captcha: Type.Optional(Text(32)),
  ...geetest,
});
