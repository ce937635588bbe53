import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { DepositReference } from '../schemas/deposits.ts';
import { Page, PageSize, Text } from '../schemas/scalars.ts';
import { StaffReason } from '../schemas/staff.ts';
import {
  StaffArrival,
  StaffArrivalDecision,
  StaffArrivalDetails,
  StaffDeposit,
  StaffDepositDetails,
  StaffDepositRequest,
} from '../schemas/staffDeposits.ts';

const shared = { module: 'STAFF', token: 'staff', console: true, always: true } as const;
const readRow = { ...shared, method: 'GET', permission: 'deposits.read' } as const;
const decideRow = { ...shared, method: 'POST', permission: 'deposits.decide', fresh: true } as const;
const revealRow = { ...shared, method: 'POST', permission: 'members.reveal' } as const;
const ArrivalId = Text(64, 1);
const Total = Type.Integer({ minimum: 0 });

/** Calls by which staff finds the money of deposits, and sends back what is nobody's. */
export const staffDeposits = defineRows({
  getStaffDeposits: {
    ...readRow,
    path: '/wps/staff/deposits',
    summary: 'The deposits of a queue, those that wait longest first; `all` shows the newest first.',
    query: component('StaffDepositsQuery', {
      queue: Type.Optional(Type.Enum(['slips', 'waiting', 'all'])),
      search: Type.Optional(Text(64, 1)),
      page: Page,
      pageSize: PageSize(20),
    }),
    value: component('StaffDeposits', {
      deposits: Type.Array(StaffDeposit),
      total: Total,
      waiting: component('StaffDepositQueues', {
        slips: Total,
        waiting: Total,
        arrivals: Total,
        requests: Total,
      }),
    }),
  },
  getStaffDeposit: {
    ...readRow,
    path: '/wps/staff/deposit',
    summary: 'One deposit with the unmatched transfers that could be its money.',
    query: component('StaffDepositQuery', { reference: DepositReference }),
    value: StaffDepositDetails,
  },
  revealStaffSlip: {
    ...revealRow,
    path: '/wps/staff/deposit/slip',
    summary: 'Shows the picture of a slip; the look and its reason are written down.',
    body: component('StaffSlipReveal', { reference: DepositReference, reason: StaffReason }),
    value: component('StaffSlipRevealed', {
      picture: Type.String({ contentEncoding: 'base64', contentMediaType: 'image/jpeg' }),
    }),
    timeout: 60_000,
  },
  rejectStaffDeposit: {
    ...decideRow,
    path: '/wps/staff/deposit/reject',
    summary:
      'Ends a deposit whose money has not come, with a reason that the member reads. Money that arrives all the same is credited.',
    body: component('StaffDepositRejection', { reference: DepositReference, answer: Text(200, 1) }),
    value: StaffDepositDetails,
    errors: ['DEPOSIT_NOT_WAITING', 'MEMBER_ERASED'],
  },
  getStaffArrivals: {
    ...readRow,
    path: '/wps/staff/arrivals',
    summary:
      'Transfers that arrived without an order: those that wait, the longest first, or all, the newest first.',
    query: component('StaffArrivalsQuery', {
      queue: Type.Optional(Type.Enum(['open', 'all'])),
      search: Type.Optional(Text(64, 1)),
      page: Page,
      pageSize: PageSize(20),
    }),
    value: component('StaffArrivals', { arrivals: Type.Array(StaffArrival), total: Total }),
  },
  getStaffArrival: {
    ...readRow,
    path: '/wps/staff/arrival',
    summary: 'One transfer with the deposits that could be waiting for it.',
    query: component('StaffArrivalQuery', { id: ArrivalId }),
    value: StaffArrivalDetails,
  },
  revealStaffArrival: {
    ...revealRow,
    path: '/wps/staff/arrival/reveal',
    summary: 'Shows who has paid in full; the look and its reason are written down.',
    body: component('StaffArrivalReveal', { id: ArrivalId, reason: StaffReason }),
    value: component('StaffArrivalRevealed', { payerName: Type.String(), payerNumber: Type.String() }),
  },
  matchStaffArrival: {
    ...decideRow,
    path: '/wps/staff/arrival/match',
    summary:
      'Credits a transfer that arrived to a deposit that waits for its money; from the merchant’s threshold on it asks a second person.',
    body: component('StaffMatch', { id: ArrivalId, deposit: DepositReference, reason: StaffReason }),
    value: StaffArrivalDecision,
    errors: ['ARRIVAL_STATE', 'DEPOSIT_NOT_WAITING', 'MEMBER_ERASED', 'REQUEST_OPEN'],
  },
  returnStaffArrival: {
    ...decideRow,
    path: '/wps/staff/arrival/return',
    summary:
      'Sends a transfer that is nobody’s back through the gateway; from the merchant’s threshold on it asks a second person.',
    body: component('StaffArrivalReturn', { id: ArrivalId, reason: StaffReason }),
    value: StaffArrivalDecision,
    errors: ['ARRIVAL_STATE', 'REQUEST_OPEN'],
  },
  getStaffDepositRequests: {
    ...readRow,
    path: '/wps/staff/deposits/requests',
    summary: 'What about transfers waits for a second person, oldest first.',
    value: component('StaffDepositRequests', { requests: Type.Array(StaffDepositRequest) }),
  },
  decideStaffDepositRequest: {
    ...decideRow,
    path: '/wps/staff/deposits/requests/decide',
    summary: 'Agrees to what another person has asked for about a transfer, which does it, or refuses it.',
    body: component('StaffDepositRequestDecision', {
      id: Text(64, 1),
      decision: Type.Enum(['agree', 'refuse']),
      reason: Type.Optional(StaffReason),
    }),
    value: StaffArrivalDecision,
    errors: ['SECOND_PERSON_REQUIRED', 'REQUEST_OVER'],
  },
});
