import { type Static, Type } from 'typebox';
import { component } from './component.ts';
import { Passkey } from './passkeys.ts';
import { Instant, Nullable, Password, Text } from './scalars.ts';

/** How a member proves a login from an address that is not known. */
export const verificationMethods = [
  'passkey',
  'authenticator',
  'sms',
  'email',
  'boundEmail',
  'payeeName',
] as const;

/** One of them. */
export const VerificationMethod = Type.Enum([...verificationMethods]);

/** What stands between a right password and a session: a challenge, and the ways to meet it. */
export const LoginVerification = component('LoginVerification', {
  challenge: Type.String({
    description: 'Names this login in the calls that verify it. A secret, good once.',
  }),
  expiresIn: Type.Integer({ minimum: 1, description: 'Seconds for which the challenge is good.' }),
  methods: Type.Array(
    component('VerificationWay', {
      method: VerificationMethod,
      hint: Nullable(Type.String({ description: 'As much of the phone or mailbox as its owner needs.' })),
    }),
    { minItems: 1 },
  ),
});

const Challenge = Text(64, 1);

/** Asks for a code to the phone or the mailbox of the account that is logging in. */
export const VerificationCodeRequest = component('VerificationCodeRequest', {
  challenge: Challenge,
  method: Type.Enum(['sms', 'email']),
});

/** Proves a login: what a passkey signed as JSON, a code, a recovery code, the whole e-mail or the name on a bank account. */
export const LoginProof = component('LoginProof', {
  challenge: Challenge,
  method: VerificationMethod,
  proof: Text(8192, 1),
});

/** An address from which the member has logged in. */
export const KnownAddress = component('KnownAddress', {
  id: Type.String({ format: 'uuid' }),
  address: Type.String({ description: 'Masked; the whole address is not kept.' }),
  country: Nullable(Type.String({ description: 'ISO 3166-1 alpha-2.' })),
  lastUsedAt: Instant,
  isCurrent: Type.Boolean({ description: 'The call comes from it.' }),
});

/** A phone or mailbox of the account. */
export const BoundReceiver = component('BoundReceiver', {
  hint: Type.String({ description: 'As much of it as its owner needs.' }),
  isVerified: Type.Boolean({ description: 'A code that was sent to it has been typed in.' }),
});

/** How an account is protected. */
export const Security = component('Security', {
  isAsked: Type.Boolean({ description: 'The merchant asks for a proof at logins from unknown addresses.' }),
  keptDays: Type.Integer({
    minimum: 1,
    description: 'Days after its last use for which an address is known.',
  }),
  authenticator: Nullable(
    component('AuthenticatorState', {
      since: Instant,
      recoveryCodesLeft: Type.Integer({ minimum: 0 }),
    }),
  ),
  passkeys: Type.Array(Passkey),
  addresses: Type.Array(KnownAddress),
  hasPassword: Type.Boolean({ description: 'The account can be logged in to by a password.' }),
  hasPaymentPassword: Type.Boolean(),
  mobile: Nullable(BoundReceiver),
  email: Nullable(BoundReceiver),
  isOnWinnerBoard: Type.Boolean({
    description: 'Whether wins may stand on the winner board, under a masked name.',
  }),
});

/** A new secret for an authenticator app; worth nothing until it is confirmed. */
export const AuthenticatorSecret = component('AuthenticatorSecret', {
  secret: Type.String({ description: 'Base32, to be typed into the app.' }),
  uri: Type.String({ description: 'The same as an otpauth URI, for a QR code.' }),
});

/** The password of the login and a code of the app, or a recovery code. */
export const AuthenticatorProof = component('AuthenticatorProof', {
  password: Password,
  code: Text(32, 1),
});

/** Codes that stand in for the app, once each. They are shown in this answer alone. */
export const RecoveryCodes = component('RecoveryCodes', {
  recoveryCodes: Type.Array(Type.String()),
});

/** What stands between a right password and a session. */
export type LoginVerification = Static<typeof LoginVerification>;
