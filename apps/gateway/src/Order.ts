import { languageIds } from '@marquee/reference';
import { type Static, Type } from 'typebox';

const money = {
  reference: Type.String({ pattern: '^[A-Z0-9]{6,19}$' }),
  merchant: Type.String({ minLength: 1, maxLength: 32 }),
  /** In the minor unit of the currency. */
  amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  currency: Type.String({ pattern: '^[A-Z]{3,4}$' }),
  callbackUrl: Type.String({ pattern: '^https?://', maxLength: 2048 }),
};

/** A deposit that the platform expects. */
export const DepositOrder = Type.Object(
  {
    ...money,
    /** The platform's own id of the way to pay; a gateway with several channels may go by it. */
    method: Type.String({ minLength: 1, maxLength: 64 }),
    /** What the payer was offered, in the order's language. */
    methodName: Type.String({ minLength: 1, maxLength: 200 }),
    /** What the platform shows the payer: a code or an account to transfer to, or the gateway's page. */
    shows: Type.Enum(['qr', 'account', 'redirect']),
    language: Type.Enum([...languageIds]),
    /** Where the payer goes back to. */
    returnUrl: Type.String({ pattern: '^https?://', maxLength: 2048 }),
  },
  { additionalProperties: false },
);

/** A payment to a member's bank card. */
export const PayoutOrder = Type.Object(
  {
    ...money,
    card: Type.Object(
      {
        bank: Type.String({ minLength: 1, maxLength: 64 }),
        number: Type.String({ minLength: 1, maxLength: 64 }),
        holder: Type.String({ minLength: 1, maxLength: 128 }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

/** A deposit that the platform expects. */
export type DepositOrder = Static<typeof DepositOrder>;

/** A payment to a member's bank card. */
export type PayoutOrder = Static<typeof PayoutOrder>;

/** An order as the gateway keeps it. */
export type Order = { id: string; state: 'waiting' | 'paid' | 'failed'; at: Date } & (
  | { kind: 'deposit'; ask: DepositOrder }
  | { kind: 'payout'; ask: PayoutOrder }
);
