import { Type } from 'typebox';
import { component } from './component.ts';
import { DepositReference, depositShows, depositStates } from './deposits.ts';
import { Currency, Instant, Nullable } from './scalars.ts';
import { MemberErasedAt, StaffName } from './staff.ts';

const Sum = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Where a transfer stands that arrived without an order. */
export const arrivalStates = ['open', 'matched', 'returning', 'returned'] as const;

/** What a second person has to decide about a transfer that arrived; it holds while the transfer stands as it stood. */
export const StaffDepositRequest = component('StaffDepositRequest', {
  id: Type.String(),
  kind: Type.Enum(['matchArrival', 'returnArrival']),
  arrival: Type.String({ description: 'The id of the transfer.' }),
  arrivalReference: Type.String(),
  deposit: Nullable(
    Type.String({ description: 'The reference of the deposit that it is to be matched with.' }),
  ),
  username: Nullable(Type.String()),
  currency: Currency,
  amount: Sum,
  asked: Nullable(Type.Integer({ description: 'What the deposit was asked for.', minimum: 1 })),
  reason: Type.String(),
  askedBy: StaffName,
  askedAt: Instant,
});

/** A deposit as staff's list shows it. */
export const StaffDeposit = component('StaffDeposit', {
  reference: DepositReference,
  username: Type.String(),
  memberId: Type.String({ description: 'Customer id.' }),
  memberErasedAt: MemberErasedAt,
  methodName: Type.String(),
  shows: Type.Enum([...depositShows]),
  currency: Currency,
  amount: Type.Integer({ description: 'What was asked for.', minimum: 1 }),
  credited: Nullable(Sum),
  state: Type.Enum([...depositStates]),
  reason: Nullable(Type.String({ description: 'What the member reads of a rejection.' })),
  slipAt: Nullable(Type.String({ format: 'date-time', description: 'When a slip was added.' })),
  createdAt: Instant,
  expiresAt: Instant,
  endedAt: Nullable(Instant),
});

/** A transfer that arrived without an order; who has paid stays masked. */
export const StaffArrival = component('StaffArrival', {
  id: Type.String(),
  reference: Type.String({ description: 'What the gateway knows it by.' }),
  state: Type.Enum([...arrivalStates]),
  currency: Currency,
  amount: Sum,
  memo: Type.String({ description: 'What the payer wrote beside it.' }),
  payerName: Type.String({ description: 'Its first and last letter.' }),
  payerBank: Type.String(),
  payerNumber: Type.String({ description: 'All but the last four characters are hidden.' }),
  deposit: Nullable(DepositReference),
  decidedBy: Nullable(StaffName),
  isReturnRefused: Type.Boolean({ description: 'The gateway has refused to send it back.' }),
  request: Nullable(StaffDepositRequest),
  at: Type.String({ format: 'date-time', description: 'When it arrived at the gateway.' }),
  receivedAt: Instant,
});

/** A deposit with the transfers that could be its money, the likeliest first. */
export const StaffDepositDetails = component('StaffDepositDetails', {
  deposit: StaffDeposit,
  arrivals: Type.Array(StaffArrival),
  secondPersonFrom: Type.Integer({
    minimum: 0,
    description: 'From this amount on a second person has to agree.',
  }),
});

/** A transfer with the deposits that could be waiting for it, the likeliest first. */
export const StaffArrivalDetails = component('StaffArrivalDetails', {
  arrival: StaffArrival,
  deposits: Type.Array(StaffDeposit),
  secondPersonFrom: Type.Integer({ minimum: 0 }),
});

/** What came of a decision about a transfer. `sentBack`: a limit or break of the member's does not let it in. */
export const StaffArrivalDecision = component('StaffArrivalDecision', {
  outcome: Type.Enum(['done', 'asked', 'sentBack', 'refused', 'outdated']),
  arrival: StaffArrival,
});
