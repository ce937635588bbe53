import { Type } from 'typebox';
import { component } from './component.ts';
import { Currency, IdempotencyKey, Instant, Nullable, OneOf, Text } from './scalars.ts';

/** An amount in minor units that cannot be negative. */
const Amount = (description: string) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description });

/** States of a withdrawal. The last five are final. */
export const withdrawalStates = [
  'requested',
  'held',
  'onHold',
  'approved',
  'paid',
  'partlyReceived',
  'notReceived',
  'completed',
  'partCompleted',
  'rejected',
  'cancelled',
  'failed',
] as const;

/** Where a withdrawal stands. */
export const WithdrawalState = OneOf(...withdrawalStates);

/**
 * Why a person has to look at a withdrawal: it is large, the member's first, or to a bank account that another member
 * has too.
 */
export const withdrawalRisks = ['amount', 'first', 'sharedCard'] as const;

/** One thing that happened to a withdrawal. */
const WithdrawalEvent = component('WithdrawalEvent', {
  state: WithdrawalState,
  at: Instant,
  by: OneOf('member', 'operator', 'system', 'gateway'),
  amount: Nullable(Amount('What was paid or received by it.')),
});

/** Everything that happened to a withdrawal, oldest first. */
export const WithdrawalEvents = Type.Array(WithdrawalEvent);

/** A bank account of the member, its number masked. */
export const BankCard = component('BankCard', {
  id: Type.String(),
  bankCode: Type.String(),
  bankName: Type.String(),
  number: Type.String({ description: 'All but the last four characters are hidden.' }),
  payeeName: Type.String(),
  addedAt: Instant,
});

/** The member's bank accounts and what a further one may be. */
export const BankCards = component('BankCards', {
  cards: Type.Array(BankCard),
  max: Type.Integer({ minimum: 0 }),
  banks: Type.Array(component('Bank', { code: Type.String(), name: Type.String() })),
  numberRule: component('BankNumberRule', {
    kind: OneOf('digits', 'alphanumeric'),
    minLength: Type.Integer(),
    maxLength: Type.Integer(),
  }),
  payeeName: Nullable(
    Type.String({ description: 'The member’s real name; null until a first card or registration tells it.' }),
  ),
  hasPaymentPassword: Type.Boolean(),
});

/** What a withdrawal of the member may be today. */
export const WithdrawalTerms = component('WithdrawalTerms', {
  currency: Currency,
  available: Amount('What the member could withdraw.'),
  minAmount: Amount('Least of one withdrawal.'),
  maxAmount: Amount('Most of one withdrawal.'),
  dayCount: Type.Integer({ minimum: 0, description: 'Withdrawals of a day.' }),
  dayCountLeft: Type.Integer({ minimum: 0 }),
  daySum: Amount('Sum of a day’s withdrawals.'),
  daySumLeft: Amount('What is left of it today.'),
  fee: Amount('Taken from the amount.'),
  confirmMinutes: Type.Integer({
    minimum: 1,
    description: 'After so long a payment that nobody answers counts as received.',
  }),
  usualMinutes: Nullable(
    Type.Integer({
      minimum: 1,
      description:
        'Eight in ten of the last ones were paid within so long of the request; null while too few were.',
    }),
  ),
  /** Until when withdrawals wait after a change of phone, e-mail or payment password. */
  coolingUntil: Nullable(Instant),
  hasPaymentPassword: Type.Boolean(),
  needsProof: Type.Boolean({
    description: 'The account has no proof of its owner yet; one has to be bound before a withdrawal.',
  }),
});

const withdrawal = {
  id: Type.String(),
  reference: Type.String(),
  state: WithdrawalState,
  currency: Currency,
  amount: Amount('What leaves the balance.'),
  fee: Amount('What of it is a fee.'),
  payment: Amount('What was paid out last and awaits the member’s word.'),
  received: Amount('Amount received so far.'),
  remaining: Amount('Remaining amount: what is still to be received.'),
  receipt: Nullable(OneOf('member', 'automatic', 'forced')),
  reason: Nullable(
    Type.String({
      description:
        'What staff or the bank says of it: why it is on hold, was rejected, has failed or counts as received.',
    }),
  ),
  bankName: Type.String(),
  number: Type.String(),
  payeeName: Type.String(),
  proofs: Type.Integer({ minimum: 0, maximum: 3 }),
  createdAt: Instant,
  changedAt: Instant,
  confirmBy: Nullable(Instant),
};

/** A withdrawal as a list shows it. */
export const Withdrawal = component('Withdrawal', withdrawal);

/** A withdrawal with everything that has happened to it, oldest first. */
export const WithdrawalDetails = component('WithdrawalDetails', {
  ...withdrawal,
  events: WithdrawalEvents,
});

/** A request for a withdrawal. */
export const WithdrawalRequest = component('WithdrawalRequest', {
  idempotencyKey: IdempotencyKey,
  amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  cardId: Text(64, 1),
  paymentPassword: Text(128, 1),
});

/** What the member says of a payment; `amount` belongs to `partly` alone. */
export const WithdrawalReceipt = component('WithdrawalReceipt', {
  id: Text(64, 1),
  receipt: OneOf('received', 'partly', 'none'),
  amount: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
});
