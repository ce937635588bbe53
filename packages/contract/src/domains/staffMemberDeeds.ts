import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Nullable, Text } from '../schemas/scalars.ts';
import { StaffReason } from '../schemas/staff.ts';
import { memberFlags, MemberId, StaffMemberDetails } from '../schemas/staffMembers.ts';

const manageRow = {
  module: 'STAFF',
  token: 'staff',
  console: true,
  always: true,
  method: 'POST',
  permission: 'members.manage',
  value: StaffMemberDetails,
  errors: ['MEMBER_ERASED'],
} as const;
const id = { id: MemberId };
const because = { ...id, reason: StaffReason };
/** What the member reads. */
const Answer = Text(200, 1);

/** Calls by which staff does something to a member of the merchant that the call names. */
export const staffMemberDeeds = defineRows({
  lockStaffMember: {
    ...manageRow,
    path: '/wps/staff/member/lock',
    summary:
      'Locks a member out at once and everywhere; who logs in with the right password reads the answer.',
    body: component('StaffMemberLock', { ...because, answer: Answer }),
  },
  unlockStaffMember: {
    ...manageRow,
    path: '/wps/staff/member/unlock',
    summary: 'Lets a locked member in again.',
    body: component('StaffMemberUnlock', because),
  },
  endStaffMemberSessions: {
    ...manageRow,
    path: '/wps/staff/member/sessions/end',
    summary: 'Logs a member out on every browser, remembered logins too.',
    body: component('StaffMemberSessionsEnd', because),
  },
  resetStaffMemberProof: {
    ...manageRow,
    path: '/wps/staff/member/proof/reset',
    summary:
      'Takes away a member’s second factor (authenticator, recovery codes, passkeys) or payment password, after a check that is written down. The member is told, logged out everywhere, and payouts wait.',
    fresh: true,
    body: component('StaffMemberProofReset', {
      ...id,
      proof: Type.Enum(['secondFactor', 'paymentPassword']),
      checked: StaffReason,
    }),
  },
  setStaffMemberLabel: {
    ...manageRow,
    path: '/wps/staff/member/label',
    summary: 'Sets what stands beside a member’s name, and what kind of account it is.',
    body: component('StaffMemberLabel', {
      ...because,
      clubLabel: Nullable(Text(30, 1)),
      type: Type.Enum([0, 1, 2, 41, 42]),
    }),
    errors: [...manageRow.errors, 'NOT_MEMBER'],
  },
  setStaffMemberLimit: {
    ...manageRow,
    path: '/wps/staff/member/limit',
    summary: 'Sets a limit of a member, in force at once; a looser one than there is is refused.',
    body: component('StaffMemberLimitChange', {
      ...because,
      kind: Type.Enum(['deposit', 'loss', 'stake', 'session']),
      period: Type.Enum(['day', 'week', 'month']),
      limit: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    }),
    errors: [...manageRow.errors, 'LIMIT_LOOSER'],
  },
  excludeStaffMember: {
    ...manageRow,
    path: '/wps/staff/member/exclude',
    summary:
      'Excludes a member on their behalf, for months or for good. As with a self-exclusion it is the person who is excluded, at every merchant, and nobody can shorten it.',
    fresh: true,
    body: component('StaffMemberExclude', {
      ...because,
      months: Nullable(Type.Integer({ minimum: 6, maximum: 1200 })),
    }),
  },
  addStaffMemberNote: {
    ...manageRow,
    path: '/wps/staff/member/note',
    summary: 'Writes something down about a member for other staff; it stands as it was written.',
    body: component('StaffMemberNoteNew', { ...id, text: Text(2000, 1) }),
  },
  setStaffMemberFlag: {
    ...manageRow,
    path: '/wps/staff/member/flag',
    summary: 'Says what staff is to mind about a member, or takes it back.',
    body: component('StaffMemberFlagChange', {
      ...because,
      flag: Type.Enum([...memberFlags]),
      isSet: Type.Boolean(),
    }),
  },
  correctStaffMember: {
    ...manageRow,
    path: '/wps/staff/member/correct',
    summary:
      'Asks a second person to put money into a member’s main wallet, or to take some out of it, never more than is there. The member reads the answer.',
    permission: 'members.correct',
    fresh: true,
    body: component('StaffMemberCorrection', {
      ...id,
      direction: Type.Enum(['credit', 'debit']),
      amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }),
      answer: Answer,
    }),
    errors: [...manageRow.errors, 'NOT_MEMBER', 'INSUFFICIENT_FUNDS', 'REQUEST_OPEN'],
  },
});
