import { Type } from 'typebox';
import { everyMerchant, installationPermissions, merchantPermissions, staffRoles } from '../staffRoles.ts';
import { component } from './component.ts';
import { PasskeyAssertion } from './passkeys.ts';
import { Currency, Instant, Nullable, OneOf, Text } from './scalars.ts';

/** A role that a person has for a merchant, or for every one. */
export const StaffGrant = component('StaffGrant', {
  merchant: Type.String({
    pattern: '^(\\*|[A-Z0-9]{2,32})$',
    description: `A merchant's code, or ${everyMerchant} for all of them.`,
  }),
  role: Type.Enum([...staffRoles]),
});

/** Whoever is logged in to the console, and what they may do where. */
export const StaffSelf = component('StaffSelf', {
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  provenUntil: Type.String({
    format: 'date-time',
    description: 'Until then no further proof is asked for where money or roles are decided.',
  }),
  proofs: Type.Array(Type.Enum(['passkey', 'authenticator']), {
    description: 'What they can prove themselves by at this console beside the password.',
  }),
  grants: Type.Array(StaffGrant),
  permissions: Type.Array(Type.Enum([...installationPermissions]), {
    description: 'What they may do about the installation as a whole.',
  }),
  merchants: Type.Array(
    component('StaffMerchant', {
      code: Type.String(),
      name: Type.String(),
      currency: Currency,
      timeZone: Type.String(),
      permissions: Type.Array(Type.Enum([...merchantPermissions])),
    }),
  ),
});

/** A person of staff as owners see them. */
export const StaffPerson = component('StaffPerson', {
  id: Type.String(),
  email: Type.String(),
  name: Nullable(Type.String({ description: 'Null until the invitation is accepted.' })),
  grants: Type.Array(StaffGrant),
  invitedUntil: Nullable(
    Type.String({ format: 'date-time', description: 'Until when an open invitation may be accepted.' }),
  ),
  lastSeenAt: Nullable(Instant),
  createdAt: Instant,
});

/** Whoever of staff did or holds something. */
export const StaffName = component('StaffName', { id: Type.String(), name: Type.String() });

/** When what is held of a member was erased. */
export const MemberErasedAt = Nullable(
  Type.String({
    format: 'date-time',
    description: 'When what is held of the member was erased; null while it is not.',
  }),
);

/** A change of who may do what that waits for a second person. */
export const StaffPeopleRequest = component('StaffPeopleRequest', {
  id: Type.String(),
  kind: OneOf('invitePerson', 'changeGrants', 'removeOwner'),
  email: Type.String(),
  name: Nullable(Type.String()),
  before: Type.Array(StaffGrant),
  after: Type.Array(StaffGrant),
  reason: Nullable(Type.String()),
  askedBy: StaffName,
  askedAt: Instant,
});

/** One thing that staff did or looked at. */
export const StaffAction = component('StaffAction', {
  number: Type.Integer({ minimum: 1, description: 'From 1, without a gap.' }),
  at: Instant,
  person: Type.String({ description: 'Who, as they were called then.' }),
  operation: Type.String({ description: 'The call by which it was done.' }),
  subject: Type.String({ description: 'What it was done to: a reference, a username, an e-mail.' }),
  changes: Type.Array(
    component('StaffChange', {
      field: Type.String(),
      before: Nullable(Type.String()),
      after: Nullable(Type.String()),
    }),
  ),
  reason: Nullable(Type.String()),
  address: Type.String(),
});

/** A code of an authenticator app. */
export const AuthenticatorCode = Type.String({ pattern: '^[0-9]{3} ?[0-9]{3}$' });

/** What proves a person of staff beside the password: one of the two. */
export const StaffProofGiven = {
  code: Type.Optional(AuthenticatorCode),
  assertion: Type.Optional(PasskeyAssertion),
};

/** An e-mail address that staff is invited by. */
export const StaffEmail = Type.String({ pattern: '^[^\\s@]{1,64}@[^\\s@]{1,189}$' });

/** Why something is done, for those who read the trail. */
export const StaffReason = Text(500, 1);
