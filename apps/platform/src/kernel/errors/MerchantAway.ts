import { ApiFailure } from './ApiFailure.ts';

/** Seconds after which a call for a merchant that is being moved is made again. */
const retryAfter = 2;

/**
 * A database refused a transaction before it began: its merchant does not live there, or is being moved at this
 * moment. Nothing was done. Told to whoever calls as maintenance.
 */
export class MerchantAway extends ApiFailure {
  constructor() {
    super('MAINTENANCE', { retryAfter });
  }
}
