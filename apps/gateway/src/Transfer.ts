import { type Static, Type } from 'typebox';

/** A transfer that a payer makes by themselves, without an order. */
export const Transfer = Type.Object(
  {
    merchant: Type.String({ minLength: 1, maxLength: 32 }),
    amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    currency: Type.String({ pattern: '^[A-Z]{3,4}$' }),
    callbackUrl: Type.String({ pattern: '^https?://', maxLength: 2048 }),
    memo: Type.String({ maxLength: 200 }),
    payerName: Type.String({ maxLength: 128 }),
    payerBank: Type.String({ maxLength: 64 }),
    payerNumber: Type.String({ maxLength: 64 }),
  },
  { additionalProperties: false },
);

/** What the platform sends back, by the gateway's own reference of the transfer. */
export const ReturnOrder = Type.Object(
  {
    reference: Type.String({ minLength: 1, maxLength: 64 }),
    merchant: Type.String({ minLength: 1, maxLength: 32 }),
    amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    currency: Type.String({ pattern: '^[A-Z]{3,4}$' }),
  },
  { additionalProperties: false },
);

/** A transfer that a payer makes by themselves, without an order. */
export type Transfer = Static<typeof Transfer>;

/** A transfer as the gateway keeps it. */
export type KeptTransfer = { id: string; reference: string; at: Date; isReturned: boolean; ask: Transfer };
