import { type Static, Type } from 'typebox';

/** How the gateway is told to behave; what is left out is done properly. */
export const Behaviour = Type.Object(
  {
    /** The one order or payout that the rest is about; all of them without it. */
    reference: Type.Optional(Type.String({ maxLength: 64 })),
    /** Seconds before a callback is made. */
    late: Type.Optional(Type.Number({ minimum: 0, maximum: 3600 })),
    /** How many times each callback is made, all at once. */
    copies: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** Callbacks carry a signature made with another secret. */
    forged: Type.Optional(Type.Boolean()),
    /** An older failure of the same order is told after its payment. */
    outOfOrder: Type.Optional(Type.Boolean()),
    /** Minor units that arrive instead of what was asked for. */
    amount: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    /** Callbacks are never made. */
    never: Type.Optional(Type.Boolean()),
    /** What becomes of payouts: paid unless told; held ones wait for `/play`. */
    payouts: Type.Optional(Type.Enum(['paid', 'failed', 'hold'])),
  },
  { additionalProperties: false },
);

/** How the gateway is told to behave. */
export type Behaviour = Static<typeof Behaviour>;
