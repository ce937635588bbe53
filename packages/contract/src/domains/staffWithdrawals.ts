import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Nullable, Page, PageSize, Text } from '../schemas/scalars.ts';
import { StaffReason } from '../schemas/staff.ts';
import {
  StaffBatchResult,
  StaffDecision,
  StaffRequest,
  StaffWithdrawal,
  StaffWithdrawalDetails,
  WithdrawalReference,
} from '../schemas/staffWithdrawals.ts';

const shared = { module: 'STAFF', token: 'staff', console: true, always: true } as const;
const readRow = { ...shared, method: 'GET', permission: 'withdrawals.read' } as const;
const claimRow = { ...shared, method: 'POST', permission: 'withdrawals.decide' } as const;
const decideRow = { ...claimRow, fresh: true } as const;
const reference = { reference: WithdrawalReference };
/** What the member reads. */
const Answer = Text(200, 1);

/** Calls by which staff decides about withdrawals of the merchant that the call names. */
export const staffWithdrawals = defineRows({
  getStaffWithdrawals: {
    ...readRow,
    path: '/wps/staff/withdrawals',
    summary: 'The withdrawals of a queue, those that wait longest first; `all` shows the newest first.',
    query: component('StaffWithdrawalsQuery', {
      queue: Type.Optional(Type.Enum(['decide', 'onHold', 'disputes', 'underway', 'all'])),
      search: Type.Optional(Text(64, 1)),
      page: Page,
      pageSize: PageSize(20),
    }),
    value: component('StaffWithdrawals', {
      withdrawals: Type.Array(StaffWithdrawal),
      total: Type.Integer({ minimum: 0 }),
      waiting: component('StaffQueues', {
        decide: Type.Integer({ minimum: 0 }),
        onHold: Type.Integer({ minimum: 0 }),
        disputes: Type.Integer({ minimum: 0 }),
        underway: Type.Integer({ minimum: 0 }),
        requests: Type.Integer({ minimum: 0 }),
      }),
    }),
  },
  getStaffWithdrawal: {
    ...readRow,
    path: '/wps/staff/withdrawal',
    summary: 'One withdrawal with its history and payments; personal data stays masked.',
    query: component('StaffWithdrawalQuery', reference),
    value: StaffWithdrawalDetails,
  },
  revealStaffWithdrawal: {
    ...shared,
    method: 'POST',
    path: '/wps/staff/withdrawal/reveal',
    summary: 'Shows the payee and account number in full; the look and its reason are written down.',
    permission: 'members.reveal',
    body: component('StaffReveal', { ...reference, reason: StaffReason }),
    value: component('StaffRevealed', { number: Type.String(), payeeName: Type.String() }),
  },
  revealStaffProof: {
    ...shared,
    method: 'POST',
    path: '/wps/staff/withdrawal/proof',
    summary: 'Shows a picture that the member added to a dispute; the look and its reason are written down.',
    permission: 'members.reveal',
    body: component('StaffProofReveal', {
      ...reference,
      position: Type.Integer({ minimum: 1, maximum: 3 }),
      reason: StaffReason,
    }),
    value: component('StaffProofRevealed', {
      picture: Type.String({ contentEncoding: 'base64', contentMediaType: 'image/jpeg' }),
    }),
    timeout: 60_000,
  },
  claimStaffWithdrawal: {
    ...claimRow,
    path: '/wps/staff/withdrawal/claim',
    summary: 'Takes a case for half an hour, so that no other person decides about it meanwhile.',
    body: component('StaffClaim', reference),
    value: StaffWithdrawalDetails,
    errors: ['CASE_CLAIMED'],
  },
  releaseStaffWithdrawal: {
    ...claimRow,
    path: '/wps/staff/withdrawal/release',
    summary: 'Gives a case back that one has taken.',
    body: component('StaffRelease', reference),
    value: StaffWithdrawalDetails,
    errors: ['CASE_CLAIMED'],
  },
  approveStaffWithdrawal: {
    ...decideRow,
    path: '/wps/staff/withdrawal/approve',
    summary:
      'Approves a withdrawal, or pays again what of it has not arrived; from the merchant’s threshold on it asks a second person.',
    body: component('StaffApproval', {
      ...reference,
      amount: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    }),
    value: StaffDecision,
    errors: ['WITHDRAWAL_STATE', 'CASE_CLAIMED', 'REQUEST_OPEN'],
  },
  rejectStaffWithdrawal: {
    ...decideRow,
    path: '/wps/staff/withdrawal/reject',
    summary: 'Rejects a withdrawal with a reason that the member reads; its money returns.',
    body: component('StaffRejection', { ...reference, answer: Answer }),
    value: StaffDecision,
    errors: ['WITHDRAWAL_STATE', 'CASE_CLAIMED', 'REQUEST_OPEN'],
  },
  holdStaffWithdrawal: {
    ...claimRow,
    path: '/wps/staff/withdrawal/hold',
    summary:
      'Puts a withdrawal on hold that is not approved yet, with words that the member reads: nobody and no time approves it until it is taken off.',
    body: component('StaffHold', { ...reference, answer: Answer }),
    value: StaffDecision,
    errors: ['WITHDRAWAL_STATE', 'CASE_CLAIMED'],
  },
  resumeStaffWithdrawal: {
    ...claimRow,
    path: '/wps/staff/withdrawal/resume',
    summary: 'Takes a withdrawal off hold; a person decides about it.',
    body: component('StaffResumption', { ...reference, reason: StaffReason }),
    value: StaffDecision,
    errors: ['WITHDRAWAL_STATE', 'CASE_CLAIMED'],
  },
  forceStaffReceipt: {
    ...decideRow,
    path: '/wps/staff/withdrawal/force',
    summary:
      'Counts a payment as received that the member has not confirmed; a second person has to agree where the withdrawal ends by it.',
    body: component('StaffForcedReceipt', { ...reference, answer: Answer }),
    value: StaffDecision,
    errors: ['WITHDRAWAL_STATE', 'CASE_CLAIMED', 'REQUEST_OPEN'],
  },
  decideStaffWithdrawals: {
    ...decideRow,
    path: '/wps/staff/withdrawals/decide',
    summary:
      'Decides about several withdrawals, one after the other and each by the rules of one; what fails leaves the others as they are. `answer` is what members read, and of `resume` the reason.',
    body: component('StaffBatch', {
      references: Type.Array(WithdrawalReference, { minItems: 1, maxItems: 50, uniqueItems: true }),
      decision: Type.Enum(['approve', 'reject', 'hold', 'resume']),
      answer: Type.Optional(Answer),
    }),
    value: component('StaffBatchDecided', { results: Type.Array(StaffBatchResult) }),
    timeout: 60_000,
  },
  decideStaffDispute: {
    ...decideRow,
    path: '/wps/staff/withdrawal/dispute',
    summary:
      'Decides about a payment that has not arrived by the member’s word: `reject` counts it as received and needs a second person, `return` gives back what is missing.',
    body: component('StaffDisputeDecision', {
      ...reference,
      decision: Type.Enum(['reject', 'return']),
      answer: Answer,
    }),
    value: StaffDecision,
    errors: ['WITHDRAWAL_STATE', 'CASE_CLAIMED', 'REQUEST_OPEN'],
  },
  getStaffRequests: {
    ...readRow,
    path: '/wps/staff/requests',
    summary: 'What waits for a second person, oldest first.',
    value: component('StaffRequests', { requests: Type.Array(StaffRequest) }),
  },
  decideStaffRequest: {
    ...decideRow,
    path: '/wps/staff/requests/decide',
    summary: 'Agrees to what another person has asked for, which does it, or refuses it.',
    body: component('StaffRequestDecision', {
      id: Text(64, 1),
      decision: Type.Enum(['agree', 'refuse']),
      reason: Type.Optional(StaffReason),
    }),
    value: component('StaffRequestDecided', {
      outcome: Type.Enum(['done', 'refused', 'outdated']),
      withdrawal: Nullable(StaffWithdrawalDetails),
    }),
    errors: ['SECOND_PERSON_REQUIRED', 'REQUEST_OVER', 'INSUFFICIENT_FUNDS'],
  },
});
