import type { BodyOf } from '@marquee/contract';

/** What the gateway has told of a deposit or a payout. */
export type PaymentEvent = BodyOf<'receivePaymentEvent'>;
