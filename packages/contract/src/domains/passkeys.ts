import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import {
  Passkey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyMade,
  PasskeyProof,
  PasskeyRequest,
} from '../schemas/passkeys.ts';
import { Text } from '../schemas/scalars.ts';
import { LoginValue } from '../schemas/session.ts';

const proofErrors = ['PASSWORD_WRONG', 'CODE_WRONG', 'DECRYPTION_FAILED', 'REPLAYED'] as const;

/** Calls of passkeys (WebAuthn): a login by one, one as the second proof of a login, and the member's own. */
export const passkeys = defineRows({
  askPasskey: {
    method: 'POST',
    path: '/wps/session/login/passkey/options',
    module: 'SESSION',
    summary:
      'What a browser is asked with to use a passkey: any of the site, or those of a login that waits.',
    token: 'none',
    body: component('PasskeyAsking', {
      challenge: Type.Optional(Text(64, 1)),
    }),
    value: PasskeyRequest,
    errors: ['VERIFICATION_OVER'],
  },
  loginByPasskey: {
    method: 'POST',
    path: '/wps/session/login/passkey',
    module: 'SESSION',
    summary: 'Opens a session by a passkey, which needs no further proof.',
    token: 'none',
    encrypted: true,
    body: component('PasskeyLogin', {
      assertion: PasskeyAssertion,
      remember: Type.Optional(
        Type.Boolean({ description: 'Asks for a cookie that logs in again within one day.' }),
      ),
    }),
    value: LoginValue,
    errors: ['PASSKEY_REFUSED', 'ACCOUNT_LOCKED', 'NOT_MEMBER', 'DECRYPTION_FAILED', 'REPLAYED'],
  },
  beginPasskey: {
    method: 'POST',
    path: '/wps/member/security/passkeys/options',
    module: 'MEMBER',
    summary: 'What a browser is asked with to make a passkey for the member.',
    token: 'member',
    encrypted: true,
    body: component('PasskeyBeginning', PasskeyProof),
    value: PasskeyCreation,
    errors: [...proofErrors, 'TOO_MANY_PASSKEYS'],
  },
  addPasskey: {
    method: 'POST',
    path: '/wps/member/security/passkeys',
    module: 'MEMBER',
    summary: 'Keeps a passkey that the browser has made.',
    token: 'member',
    body: PasskeyMade,
    value: Passkey,
    errors: ['PASSKEY_REFUSED'],
  },
  removePasskey: {
    method: 'POST',
    path: '/wps/member/security/passkeys/remove',
    module: 'MEMBER',
    summary: 'Forgets a passkey of the member.',
    token: 'member',
    encrypted: true,
    body: component('PasskeyRemoval', { id: Type.String({ format: 'uuid' }), ...PasskeyProof }),
    value: component('PasskeyRemoved', { removed: Type.Literal(true) }),
    errors: proofErrors,
  },
});
