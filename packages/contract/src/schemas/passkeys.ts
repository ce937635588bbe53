import { Type } from 'typebox';
import { component } from './component.ts';
import { Instant, Nullable, Password, Text } from './scalars.ts';

const Base64Url = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength });
const CredentialId = Base64Url(1400);

const Descriptor = component('PasskeyDescriptor', {
  id: CredentialId,
  type: Type.Literal('public-key'),
  transports: Type.Optional(Type.Array(Text(32), { maxItems: 8 })),
});

/** What a browser is asked with to use a passkey (WebAuthn's `PublicKeyCredentialRequestOptionsJSON`). */
export const PasskeyRequest = component('PasskeyRequest', {
  challenge: Base64Url(64),
  rpId: Type.String(),
  timeout: Type.Integer({ description: 'Milliseconds.' }),
  userVerification: Type.Literal('required'),
  allowCredentials: Type.Array(Descriptor),
});

/** What a browser is asked with to make a passkey (WebAuthn's `PublicKeyCredentialCreationOptionsJSON`). */
export const PasskeyCreation = component('PasskeyCreation', {
  challenge: Base64Url(64),
  rp: component('PasskeySite', { id: Type.String(), name: Type.String() }),
  user: component('PasskeyOwner', {
    id: Base64Url(86),
    name: Type.String(),
    displayName: Type.String(),
  }),
  pubKeyCredParams: Type.Array(
    component('PasskeyAlgorithm', { type: Type.Literal('public-key'), alg: Type.Integer() }),
  ),
  timeout: Type.Integer({ description: 'Milliseconds.' }),
  attestation: Type.Literal('none'),
  excludeCredentials: Type.Array(Descriptor),
  authenticatorSelection: component('PasskeySelection', {
    residentKey: Type.Literal('required'),
    requireResidentKey: Type.Literal(true),
    userVerification: Type.Literal('required'),
  }),
});

/** What a passkey signed. */
export const PasskeyAssertion = component('PasskeyAssertion', {
  id: CredentialId,
  clientDataJSON: Base64Url(2048),
  authenticatorData: Base64Url(1024),
  signature: Base64Url(1024),
});

/** A passkey that a browser has made. */
export const PasskeyMade = component('PasskeyMade', {
  id: CredentialId,
  clientDataJSON: Base64Url(2048),
  attestationObject: Base64Url(8192),
  transports: Type.Optional(Type.Array(Text(32), { maxItems: 8 })),
});

/** A passkey of a member. */
export const Passkey = component('Passkey', {
  id: Type.String({ format: 'uuid' }),
  browser: Nullable(Type.String({ description: 'The browser that it was made in.' })),
  system: Nullable(Type.String({ description: 'The operating system that it was made on.' })),
  host: Type.String({ description: 'The only host at which it works.' }),
  isSynced: Type.Boolean({ description: 'A password manager carries it to other devices.' }),
  addedAt: Instant,
  lastUsedAt: Nullable(Instant),
});

/** The password of the login, and the authenticator's code where one is on. */
export const PasskeyProof = { password: Password, code: Type.Optional(Text(32)) };
