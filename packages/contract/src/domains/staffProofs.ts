import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Passkey, PasskeyCreation, PasskeyMade, PasskeyRequest } from '../schemas/passkeys.ts';
import { Text } from '../schemas/scalars.ts';
import { AuthenticatorCode } from '../schemas/staff.ts';

const staffRow = { module: 'STAFF', token: 'staff', console: true, always: true } as const;
const openRow = { ...staffRow, token: 'none' } as const;
const ownRow = { ...staffRow, fresh: true } as const;
const Removed = component('StaffProofRemoved', { removed: Type.Literal(true) });

/** Calls about what a person of staff proves themselves by: asking for a passkey, and their own on the page of their account. */
export const staffProofs = defineRows({
  askStaffPasskey: {
    ...openRow,
    method: 'POST',
    path: '/wps/staff/session/passkey',
    summary: 'What a browser is asked with to log in with a passkey, any that it has of the console.',
    value: PasskeyRequest,
  },
  beginInvitedPasskey: {
    ...openRow,
    method: 'POST',
    path: '/wps/staff/invitation/passkey',
    summary: 'What a browser is asked with to make the passkey of whoever accepts an invitation.',
    body: component('StaffInvitationPasskey', { token: Text(64, 1) }),
    value: PasskeyCreation,
    errors: ['INVITATION_OVER', 'TOO_MANY_PASSKEYS'],
  },
  askStaffProofPasskey: {
    ...staffRow,
    method: 'POST',
    path: '/wps/staff/proof/passkey',
    summary: 'What a browser is asked with to prove by a passkey of the person who sits at the session.',
    value: PasskeyRequest,
    errors: ['PASSKEY_REFUSED'],
  },
  getStaffProofs: {
    ...staffRow,
    method: 'GET',
    path: '/wps/staff/me/proofs',
    summary: 'What the person proves themselves by beside the password.',
    value: component('StaffProofs', {
      hasAuthenticator: Type.Boolean(),
      passkeys: Type.Array(Passkey),
    }),
  },
  beginStaffPasskey: {
    ...ownRow,
    method: 'POST',
    path: '/wps/staff/me/passkeys/options',
    summary: 'What a browser is asked with to make a further passkey for the person.',
    value: PasskeyCreation,
    errors: ['TOO_MANY_PASSKEYS'],
  },
  addStaffPasskey: {
    ...ownRow,
    method: 'POST',
    path: '/wps/staff/me/passkeys',
    summary: 'Keeps a passkey that the browser has made in this session, and tells the person by e-mail.',
    body: PasskeyMade,
    value: Passkey,
    errors: ['PASSKEY_REFUSED'],
  },
  removeStaffPasskey: {
    ...ownRow,
    method: 'POST',
    path: '/wps/staff/me/passkeys/remove',
    summary:
      'Forgets a passkey of the person, unless it is all that they have, and ends their other sessions.',
    body: component('StaffPasskeyRemoval', { id: Text(64, 1) }),
    value: Removed,
    errors: ['LAST_PROOF'],
  },
  beginStaffAuthenticator: {
    ...ownRow,
    method: 'POST',
    path: '/wps/staff/me/authenticator/options',
    summary: 'Makes a secret for an authenticator of the person; the one before counts until its first code.',
    value: component('StaffAuthenticator', {
      secret: Type.String({ description: 'For an app that cannot read the picture, in Base32.' }),
      uri: Type.String({ description: 'What the picture for the app holds, an otpauth address.' }),
    }),
  },
  addStaffAuthenticator: {
    ...ownRow,
    method: 'POST',
    path: '/wps/staff/me/authenticator',
    summary: 'Takes the authenticator whose first code is given, in place of the one before.',
    body: component('StaffAuthenticatorCode', { code: AuthenticatorCode }),
    value: component('StaffProofAdded', { added: Type.Literal(true) }),
    errors: ['CODE_WRONG'],
  },
  removeStaffAuthenticator: {
    ...ownRow,
    method: 'POST',
    path: '/wps/staff/me/authenticator/remove',
    summary:
      'Forgets the authenticator, unless it is all that the person has, and ends their other sessions.',
    value: Removed,
    errors: ['LAST_PROOF'],
  },
});
