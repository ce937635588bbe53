import { ApiFailure, fieldProblem, type Handler, recordEvent } from '#kernel';
import { recordArrival } from '../deposits/recordArrival.ts';
import { recordDeposit } from '../deposits/recordDeposit.ts';
import { recordPayout } from './recordPayout.ts';

const recordPayoutEvent = async (...event: Parameters<typeof recordPayout>) => {
  await recordPayout(...event);
  return { returned: false };
};

/** Who deals with an event: one that answers has dealt with it, and may be told it any number of times. */
const recorders = {
  'deposit.paid': recordDeposit,
  'deposit.failed': recordDeposit,
  'payout.paid': recordPayoutEvent,
  'payout.failed': recordPayoutEvent,
  'transfer.arrived': recordArrival,
};

/**
 * Takes an event of the payment gateway, whose signature the router has checked. What is refused is written down:
 * it is signed and fits nothing, which somebody has to look at.
 */
export const receivePaymentEvent: Handler<'receivePaymentEvent'> = async (context, { body: event }) => {
  try {
    // One address may serve several merchants: an event counts where it was meant for.
    if (event.merchant !== context.merchant.code) throw new ApiFailure('PAYMENT_UNKNOWN');
    if ((event.type === 'transfer.arrived') !== (event.transfer !== undefined))
      throw fieldProblem(context.language, 'transfer', event.transfer ? 'unknown' : 'required');
    const { returned } = await context.tenant((tx) => recorders[event.type](tx, context, event));
    return { taken: true, returned };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { id, type, reference, merchant, amount, currency } = event;
    const details = { code: error.code, id, type, reference, merchant, amount, currency };
    await context.tenant((tx) => recordEvent(tx, context, 'payment.refused', null, details));
    throw error;
  }
};
