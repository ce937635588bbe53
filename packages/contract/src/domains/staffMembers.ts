import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { WalletName } from '../schemas/records.ts';
import { Nullable, Page, PageSize, Text } from '../schemas/scalars.ts';
import { StaffReason } from '../schemas/staff.ts';
import {
  MemberId,
  StaffMember,
  StaffMemberDeposits,
  StaffMemberDetails,
  StaffMemberMovements,
  StaffMemberRounds,
  StaffMemberSessions,
  StaffMemberWithdrawals,
} from '../schemas/staffMembers.ts';

const shared = { module: 'STAFF', token: 'staff', console: true, always: true } as const;
const readRow = { ...shared, method: 'GET', permission: 'members.read' } as const;
const id = { id: MemberId };
const paged = { ...id, page: Page, pageSize: PageSize(20) };

/** Calls by which staff finds members of the merchant that the call names, and looks at them. */
export const staffMembers = defineRows({
  getStaffMembers: {
    ...readRow,
    path: '/wps/staff/members',
    summary:
      'Members found by the beginning of a username, or by a phone, mailbox, customer id, name, bank account or its last four, address or reference in full; the newest where nothing is searched for. At most 200 of them, and so many searches of a person as the limit says.',
    query: component('StaffMembersQuery', {
      search: Type.Optional(Text(254, 1)),
      page: Page,
      pageSize: PageSize(20),
    }),
    errors: ['LOOKUPS_SPENT'],
    value: component('StaffMembers', {
      members: Type.Array(StaffMember),
      total: Type.Integer({ minimum: 0, maximum: 200 }),
      hasMore: Type.Boolean({ description: 'More fit than are told: the search has to be narrower.' }),
    }),
  },
  getStaffMember: {
    ...readRow,
    path: '/wps/staff/member',
    summary:
      'One member with balances, limits, agent line, notes and accounts that have something in common.',
    query: component('StaffMemberQuery', id),
    value: StaffMemberDetails,
    errors: ['LOOKUPS_SPENT'],
  },
  getStaffMemberMovements: {
    ...readRow,
    path: '/wps/staff/member/movements',
    summary: 'What moved in one wallet of a member, newest first.',
    query: component('StaffMemberMovementsQuery', { ...paged, wallet: Type.Optional(WalletName) }),
    value: StaffMemberMovements,
  },
  getStaffMemberRounds: {
    ...readRow,
    path: '/wps/staff/member/rounds',
    summary: 'The rounds that a member has begun, newest first, or the one of a reference.',
    query: component('StaffMemberRoundsQuery', { ...paged, reference: Type.Optional(Text(32, 1)) }),
    value: StaffMemberRounds,
  },
  getStaffMemberDeposits: {
    ...readRow,
    path: '/wps/staff/member/deposits',
    summary: 'The deposits of a member, newest first.',
    query: component('StaffMemberDepositsQuery', paged),
    value: StaffMemberDeposits,
  },
  getStaffMemberWithdrawals: {
    ...readRow,
    path: '/wps/staff/member/withdrawals',
    summary: 'The withdrawals of a member, newest first.',
    query: component('StaffMemberWithdrawalsQuery', paged),
    value: StaffMemberWithdrawals,
  },
  getStaffMemberSessions: {
    ...readRow,
    path: '/wps/staff/member/sessions',
    summary: 'Where and on what a member is logged in and was within the last month, newest first.',
    query: component('StaffMemberSessionsQuery', paged),
    value: StaffMemberSessions,
  },
  revealStaffMember: {
    ...shared,
    method: 'POST',
    path: '/wps/staff/member/reveal',
    summary: 'Shows a member’s personal data in full; the look and its reason are written down.',
    permission: 'members.reveal',
    errors: ['LOOKUPS_SPENT'],
    body: component('StaffMemberReveal', { ...id, reason: StaffReason }),
    value: component('StaffMemberRevealed', {
      name: Nullable(Type.String()),
      birthday: Nullable(Type.String()),
      mobile: Nullable(Type.String()),
      email: Nullable(Type.String()),
      registerAddress: Nullable(Type.String()),
      lastLoginAddress: Nullable(Type.String()),
      details: Type.Array(component('StaffMemberDetail', { field: Type.String(), value: Type.String() }), {
        description: 'What else registration asked for.',
      }),
      cards: Type.Array(
        component('StaffMemberCardRevealed', {
          id: Type.String(),
          number: Type.String(),
          payeeName: Type.String(),
        }),
      ),
      sessions: Type.Array(component('StaffMemberAddress', { id: Type.String(), address: Type.String() }), {
        description: 'Addresses of the sessions of the last month.',
      }),
    }),
  },
});
