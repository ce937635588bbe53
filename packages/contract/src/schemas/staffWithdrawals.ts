import { Type } from 'typebox';
import { component } from './component.ts';
import { Currency, Instant, Nullable, Text } from './scalars.ts';
import { StaffName } from './staff.ts';
import { WithdrawalEvents, withdrawalRisks, WithdrawalState } from './withdrawals.ts';

const Amount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** What people name a withdrawal by. */
export const WithdrawalReference = Text(32, 1);

/** What a second person has to decide; it holds as long as the withdrawal stays as it was when it was asked for. */
export const StaffRequest = component('StaffRequest', {
  id: Type.String(),
  kind: Type.Enum(['approve', 'rejectDispute', 'returnRest', 'forceReceipt', 'creditMember', 'debitMember']),
  reference: Type.String({ description: 'The withdrawal that it is about, or the username of the member.' }),
  memberId: Nullable(Type.String({ description: 'Customer id where it is about a member’s money.' })),
  currency: Currency,
  amount: Type.Integer({ minimum: 0, description: 'What would be paid, kept or returned by it.' }),
  answer: Nullable(Type.String({ description: 'What the member would read.' })),
  askedBy: StaffName,
  askedAt: Instant,
});

const withdrawal = {
  reference: Type.String(),
  state: WithdrawalState,
  username: Nullable(Type.String({ description: 'Null where the account is gone.' })),
  currency: Currency,
  amount: Amount,
  fee: Amount,
  remaining: Type.Integer({ minimum: 0, description: 'What the member is still to receive.' }),
  risks: Type.Array(Type.Enum([...withdrawalRisks]), { description: 'Why a person has to look at it.' }),
  bankName: Type.String(),
  number: Type.String({ description: 'All but the last four characters are hidden.' }),
  payeeName: Type.String({ description: 'Its first and last letter.' }),
  proofs: Type.Integer({ minimum: 0, maximum: 3, description: 'Pictures that the member has added.' }),
  claimedBy: Nullable(StaffName),
  claimedUntil: Nullable(Instant),
  request: Nullable(StaffRequest),
  createdAt: Instant,
  changedAt: Instant,
};

/** A withdrawal as staff's list shows it. */
export const StaffWithdrawal = component('StaffWithdrawal', withdrawal);

/** A withdrawal with everything that staff needs to decide about it. */
export const StaffWithdrawalDetails = component('StaffWithdrawalDetails', {
  ...withdrawal,
  payment: Type.Integer({ minimum: 0, description: 'What was paid out last.' }),
  paidOut: Type.Integer({ minimum: 0, description: 'What was paid out in all.' }),
  received: Type.Integer({ minimum: 0, description: 'What the member has received of it.' }),
  receipt: Nullable(Type.Enum(['member', 'automatic', 'forced'])),
  reason: Nullable(Type.String({ description: 'What the member reads of where it stands.' })),
  approveAt: Nullable(Instant),
  confirmBy: Nullable(Instant),
  secondPersonFrom: Type.Integer({
    minimum: 0,
    description: 'A withdrawal of this amount is paid and returned only with a second person.',
  }),
  events: WithdrawalEvents,
  payouts: Type.Array(
    component('StaffPayout', {
      reference: Type.String({ description: 'What the payment gateway knows it by.' }),
      amount: Amount,
      state: Type.Enum(['open', 'paid', 'failed']),
      createdAt: Instant,
      sentAt: Nullable(Instant),
      closedAt: Nullable(Instant),
    }),
  ),
});

/** What came of a decision: the withdrawal as it stands, with the request where a second person has to agree. */
export const StaffDecision = component('StaffDecision', {
  outcome: Type.Enum(['done', 'asked', 'refused', 'outdated']),
  withdrawal: StaffWithdrawalDetails,
});

/** What came of one of several withdrawals that were decided about at once. */
export const StaffBatchResult = component('StaffBatchResult', {
  reference: Type.String(),
  outcome: Type.Enum(['done', 'asked', 'failed']),
  state: Nullable(WithdrawalState),
  code: Nullable(Type.String({ description: 'The code of the error where it failed.' })),
  message: Nullable(Type.String({ description: 'Why it failed, in the reader’s language.' })),
});
