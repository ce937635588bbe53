import { Type } from 'typebox';
import { component } from './component.ts';
import { Currency, Instant, Minor, Nullable } from './scalars.ts';

/**
 * What a payer is shown: a VietQR code with the account behind it, an account to transfer to with a place for the
 * slip, or the gateway's own page.
 */
export const depositShows = ['qr', 'account', 'redirect'] as const;

/** Pictures of ways to deposit, by the names of the kit's icons. */
export const depositIcons = ['qr', 'bank', 'wallet'] as const;

/** What a merchant may call a way to deposit among its settings. */
export const depositMethodPattern = '^[a-z][a-z0-9-]{0,31}$';

/** What a payer is shown. */
export type DepositShows = (typeof depositShows)[number];

/** A picture of a way to deposit. */
export type DepositIcon = (typeof depositIcons)[number];

/** What can become of a deposit. */
export const depositStates = ['waiting', 'paid', 'failed', 'expired', 'cancelled', 'returned'] as const;

/** A way to deposit by its id in the merchant's settings. Nobody but the merchant and its gateway goes by it. */
export const DepositMethod = Type.String({
  pattern: depositMethodPattern,
  description: "A way to deposit by its id in the merchant's settings.",
});

const Shows = Type.Enum([...depositShows]);

/** Letters and digits that a bank passes on as they are. */
export const DepositReference = Type.String({ pattern: '^[A-Z0-9]{6,19}$' });

/** A way to deposit with all that a page needs to offer it. */
export const DepositOffer = component('DepositOffer', {
  method: DepositMethod,
  shows: Shows,
  icon: Type.Enum([...depositIcons]),
  label: Type.String({ description: "In the reader's language." }),
  min: Minor,
  max: Minor,
  quickAmounts: Type.Array(Minor),
  usualMinutes: Nullable(
    Type.Integer({
      description: 'Eight in ten of those paid lately arrived within so many; null while there are few.',
      minimum: 1,
    }),
  ),
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
  methodName: Type.String({ description: "In the reader's language, as the merchant calls it now." }),
  shows: Shows,
  currency: Currency,
  amount: Type.Integer({ description: 'What was asked for.', minimum: 1 }),
  credited: Nullable(Type.Integer({ description: 'What arrived and was credited.', minimum: 1 })),
  state: Type.Enum([...depositStates]),
  reason: Nullable(Type.String({ description: 'Why staff has rejected it.' })),
  createdAt: Instant,
  expiresAt: Instant,
  endedAt: Nullable(Instant),
  transfer: Nullable(TransferAccount),
  qr: Nullable(Type.String({ description: 'Text of the EMVCo QR code.' })),
  payUrl: Nullable(Type.String({ description: "The gateway's page for the payer, or the bank's app." })),
  hasSlip: Type.Boolean(),
});
