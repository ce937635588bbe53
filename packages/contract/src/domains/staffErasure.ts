import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Text } from '../schemas/scalars.ts';
import { StaffReason } from '../schemas/staff.ts';
import { StaffErasure, StaffErasureWaiting } from '../schemas/staffErasure.ts';
import { MemberId } from '../schemas/staffMembers.ts';

const shared = { module: 'STAFF', token: 'staff', console: true, always: true } as const;
const readRow = { ...shared, method: 'GET', permission: 'compliance.read' } as const;
const deed = { ...shared, method: 'POST', permission: 'compliance.manage', fresh: true } as const;

/** Calls by which two people of staff erase what is held of a member. */
export const staffErasure = defineRows({
  getStaffErasure: {
    ...readRow,
    path: '/wps/staff/compliance/erasure',
    summary: 'How it stands with the erasure of a member: what hinders it, what was asked for, what is left.',
    query: component('StaffErasureQuery', { id: MemberId }),
    value: StaffErasure,
  },
  getStaffErasures: {
    ...readRow,
    path: '/wps/staff/compliance/erasures',
    summary: 'Erasures that wait for a second person, the oldest first.',
    value: component('StaffErasures', { requests: Type.Array(StaffErasureWaiting) }),
  },
  askStaffErasure: {
    ...deed,
    path: '/wps/staff/compliance/erasure',
    summary: 'Asks a second person to erase what is held of a member, where nothing hinders it.',
    body: component('StaffErasureWish', { id: MemberId, reason: StaffReason }),
    value: StaffErasure,
    errors: ['ERASURE_HINDERED', 'REQUEST_OPEN', 'NOT_MEMBER'],
  },
  decideStaffErasure: {
    ...deed,
    path: '/wps/staff/compliance/erasure/decide',
    summary: 'Agrees to an erasure, which does it, or refuses it.',
    body: component('StaffErasureDecision', {
      id: Text(64, 1),
      decision: Type.Enum(['agree', 'refuse']),
      reason: Type.Optional(StaffReason),
    }),
    value: component('StaffErasureDecided', { outcome: Type.Enum(['done', 'refused']) }),
    errors: ['SECOND_PERSON_REQUIRED', 'REQUEST_OVER', 'ERASURE_HINDERED'],
  },
});
