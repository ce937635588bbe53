import { Type } from 'typebox';
import { component } from './component.ts';
import { Currency, Instant, Minor, Nullable } from './scalars.ts';

/** Ways to deposit: a transfer shown as a QR code, a transfer with its slip, the gateway's own page. */
export const depositMethods = ['vietqr', 'bank', 'redirect'] as const;

/** What can become of a deposit. */
const depositStates = ['waiting', 'paid', 'failed', 'expired', 'cancelled'] as const;

/** A way to deposit. */
export const DepositMethod = Type.Enum([...depositMethods]);

/** Letters and digits that a bank passes on as they are. */
export const DepositReference = Type.String({ pattern: '^[A-Z0-9]{6,19}$' });

/** A way to deposit with its bounds. */
export const DepositOffer = component('DepositOffer', {
  method: DepositMethod,
  min: Minor,
  max: Minor,
  quickAmounts: Type.Array(Minor),
});

/** Where a transfer has to go. */
export const TransferAccount = component('TransferAccount', {
  bank: Type.String(),
  number: Type.String(),
  name: Type.String(),
});

/** A member's deposit. `expired` is a waiting one whose time is over; money that still arrives makes it `paid`. */
export const Deposit = component('Deposit', {
  reference: DepositReference,
  method: DepositMethod,
  currency: Currency,
  amount: Type.Integer({ description: 'What was asked for.', minimum: 1 }),
  credited: Nullable(Type.Integer({ description: 'What arrived and was credited.', minimum: 1 })),
  state: Type.Enum([...depositStates]),
  createdAt: Instant,
  expiresAt: Instant,
  endedAt: Nullable(Instant),
  transfer: Nullable(TransferAccount),
  qr: Nullable(Type.String({ description: 'Text of the EMVCo QR code.' })),
  payUrl: Nullable(Type.String({ description: "The gateway's page for the payer, or the bank's app." })),
  hasSlip: Type.Boolean(),
});
