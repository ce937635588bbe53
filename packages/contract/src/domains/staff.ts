import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { PasskeyMade } from '../schemas/passkeys.ts';
import { Instant, Language, Page, PageSize, Password, Text } from '../schemas/scalars.ts';
import {
  AuthenticatorCode,
  StaffAction,
  StaffEmail,
  StaffGrant,
  StaffPeopleRequest,
  StaffPerson,
  StaffProofGiven,
  StaffReason,
  StaffSelf,
} from '../schemas/staff.ts';

const staffRow = { module: 'STAFF', token: 'staff', console: true, always: true } as const;
const openRow = { ...staffRow, token: 'none' } as const;
const sealedErrors = ['DECRYPTION_FAILED', 'REPLAYED'] as const;
const Id = Text(64, 1);
const Token = Text(64, 1);
const Grants = Type.Array(StaffGrant, { minItems: 1, maxItems: 100 });

const ActionsQuery = component('StaffActionsQuery', {
  person: Type.Optional(Text(254, 1)),
  operation: Type.Optional(Text(64, 1)),
  subject: Type.Optional(Text(254, 1)),
  from: Type.Optional(Instant),
  to: Type.Optional(Instant),
  page: Page,
  pageSize: PageSize(30),
});
const Outcome = component('StaffPeopleOutcome', {
  outcome: Type.Enum(['done', 'asked'], {
    description: 'It is done, or waits for another person who manages staff.',
  }),
});
const Actions = component('StaffActions', {
  actions: Type.Array(StaffAction),
  total: Type.Integer({ minimum: 0 }),
});

/** Calls about who works in the console: sessions, invitations, grants, and the trail of what they did. */
export const staff = defineRows({
  loginStaff: {
    ...openRow,
    method: 'POST',
    path: '/wps/staff/session',
    summary: 'Logs in by e-mail, password and a code of the authenticator or a passkey, all at once.',
    encrypted: true,
    body: component('StaffLogin', { email: Text(254, 1), password: Password, ...StaffProofGiven }),
    value: StaffSelf,
    errors: [...sealedErrors, 'WRONG_CREDENTIALS'],
  },
  logoutStaff: {
    ...staffRow,
    method: 'DELETE',
    path: '/wps/staff/session',
    summary: 'Ends the session.',
    value: component('StaffLoggedOut', { done: Type.Literal(true) }),
  },
  getStaff: {
    ...staffRow,
    method: 'GET',
    path: '/wps/staff/me',
    summary: 'Who is logged in, for which merchants, and what they may do there.',
    value: StaffSelf,
  },
  proveStaff: {
    ...staffRow,
    method: 'POST',
    path: '/wps/staff/proof',
    summary:
      'Proves by a code of the authenticator, which counts once, or by a passkey who sits at the session now.',
    body: component('StaffProof', StaffProofGiven),
    value: component('StaffProven', { provenUntil: Instant }),
    errors: ['CODE_WRONG', 'PASSKEY_REFUSED'],
  },
  readStaffInvitation: {
    ...openRow,
    method: 'POST',
    path: '/wps/staff/invitation',
    summary: 'Reads an invitation, and the secret that the authenticator of whoever accepts it is to take.',
    body: component('StaffInvitationToken', { token: Token }),
    value: component('StaffInvitation', {
      email: Type.String(),
      grants: Type.Array(StaffGrant),
      secret: Type.String({ description: 'For an app that cannot read the picture, in Base32.' }),
      uri: Type.String({ description: 'What the picture for the app holds, an otpauth address.' }),
      expiresAt: Instant,
    }),
    errors: ['INVITATION_OVER'],
  },
  acceptStaffInvitation: {
    ...openRow,
    method: 'POST',
    path: '/wps/staff/invitation/accept',
    summary: 'Accepts an invitation with a name, a password and a first code or a new passkey, and logs in.',
    encrypted: true,
    body: component('StaffAcceptance', {
      token: Token,
      name: Text(80, 1),
      password: Password,
      confirmPassword: Password,
      code: Type.Optional(AuthenticatorCode),
      passkey: Type.Optional(PasskeyMade),
    }),
    value: StaffSelf,
    errors: [...sealedErrors, 'INVITATION_OVER', 'CODE_WRONG', 'PASSKEY_REFUSED'],
  },
  getStaffPeople: {
    ...staffRow,
    method: 'GET',
    path: '/wps/staff/people',
    summary: 'Everyone who works in the console or is invited to.',
    permission: 'staff.manage',
    value: component('StaffPeople', { people: Type.Array(StaffPerson) }),
  },
  inviteStaff: {
    ...staffRow,
    method: 'POST',
    path: '/wps/staff/people',
    summary:
      'Invites a person by e-mail once a second person agrees; one who has not accepted yet gets a new link.',
    permission: 'staff.manage',
    fresh: true,
    body: component('StaffInvite', { email: StaffEmail, language: Language, grants: Grants }),
    value: Outcome,
    errors: ['STAFF_KNOWN', 'REQUEST_OPEN'],
  },
  setStaffGrants: {
    ...staffRow,
    method: 'PUT',
    path: '/wps/staff/people/grants',
    summary:
      'Sets what a person may do where once a second person agrees; whoever loses a role is logged out everywhere at once.',
    permission: 'staff.manage',
    fresh: true,
    body: component('StaffGrantsChange', { id: Id, grants: Grants, reason: StaffReason }),
    value: Outcome,
    errors: ['LAST_OWNER', 'REQUEST_OPEN'],
  },
  removeStaff: {
    ...staffRow,
    method: 'POST',
    path: '/wps/staff/people/remove',
    summary:
      'Removes a person, who is out at once, everywhere; somebody who manages staff once a second person agrees.',
    permission: 'staff.manage',
    fresh: true,
    body: component('StaffRemoval', { id: Id, reason: StaffReason }),
    value: Outcome,
    errors: ['LAST_OWNER', 'REQUEST_OPEN'],
  },
  getStaffPeopleRequests: {
    ...staffRow,
    method: 'GET',
    path: '/wps/staff/people/requests',
    summary: 'What about staff waits for a second person, the oldest first.',
    permission: 'staff.manage',
    value: component('StaffPeopleRequests', { requests: Type.Array(StaffPeopleRequest) }),
  },
  decideStaffPeopleRequest: {
    ...staffRow,
    method: 'POST',
    path: '/wps/staff/people/requests/decide',
    summary: 'Agrees to what another person has asked for about staff, which does it, or refuses it.',
    permission: 'staff.manage',
    fresh: true,
    body: component('StaffPeopleRequestDecision', {
      id: Id,
      decision: Type.Enum(['agree', 'refuse']),
      reason: Type.Optional(StaffReason),
    }),
    value: component('StaffPeopleDecided', { outcome: Type.Enum(['done', 'refused', 'outdated']) }),
    errors: ['SECOND_PERSON_REQUIRED', 'REQUEST_OVER', 'LAST_OWNER'],
  },
  getStaffActions: {
    ...staffRow,
    method: 'GET',
    path: '/wps/staff/actions',
    summary: 'What staff did to a merchant and whose personal data they looked at, newest first.',
    permission: 'audit.read',
    query: ActionsQuery,
    value: Actions,
  },
  getInstallationActions: {
    ...staffRow,
    method: 'GET',
    path: '/wps/staff/installation/actions',
    summary: 'What was done about staff itself: invitations, grants, removals, logins, newest first.',
    permission: 'staff.manage',
    query: ActionsQuery,
    value: Actions,
  },
});
