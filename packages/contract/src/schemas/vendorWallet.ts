import { Type } from 'typebox';
import { Currency, Instant, uuidPattern } from './scalars.ts';

/** An id of the vendor's own making: visible ASCII characters. */
export const VendorId = Type.String({ pattern: '^[!-~]{1,64}$' });

/** Money of a call or an answer in the minor unit of its currency; never negative. */
export const VendorAmount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** The id that the platform gave a player at the launch. */
export const PlayerId = Type.String({ pattern: uuidPattern });

/** What every call of a vendor carries. The signature covers the body alone, so the body names its call. */
export const callFields = <const T extends string>(call: T) => ({
  call: Type.Literal(call),
  brand: Type.String({ minLength: 1, maxLength: 32, description: 'The code of the merchant.' }),
  player: PlayerId,
  token: Type.String({ pattern: '^[\\w-]{1,128}$', description: 'The token of the launch.' }),
  gameId: VendorId,
  transactionId: VendorId,
});

/** What an answer says of the player's wallet. */
export const walletFields = {
  transactionId: VendorId,
  currency: Currency,
  balance: Type.Integer({ minimum: 0, description: 'What the player can bet: `real` and `bonus` together.' }),
  real: VendorAmount,
  bonus: VendorAmount,
};

/** What a transaction's answer says: the wallet after it, and the platform's own number of it. */
export const transactionFields = {
  ...walletFields,
  reference: Type.String({ pattern: '^[0-9]+$', description: "The platform's number of the transaction." }),
};

/** Which draw of which lottery it is, and when it was drawn. */
export const drawFields = {
  lottery: VendorId,
  drawNumber: VendorId,
  drawnAt: Instant,
};
