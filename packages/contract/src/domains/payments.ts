import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { ForeignCurrency, Instant, Text } from '../schemas/scalars.ts';

const eventTypes = [
  'deposit.paid',
  'deposit.failed',
  'payout.paid',
  'payout.failed',
  'transfer.arrived',
] as const;

/** What a bank tells of a transfer that names no order. */
const Transfer = component('PaymentTransfer', {
  memo: Text(200),
  payerName: Text(128),
  payerBank: Text(64),
  payerNumber: Text(64),
});

/** Calls that the payment gateway makes. */
export const payments = defineRows({
  receivePaymentEvent: {
    method: 'POST',
    path: '/wps/payment/callback',
    module: 'PAYMENT',
    summary:
      'What became of a deposit or a payout, or that a transfer has arrived without an order. Anything but 2xx is to be sent again.',
    token: 'none',
    always: true,
    fromGateway: true,
    idempotent: true,
    body: component('PaymentEvent', {
      id: Text(64, 1),
      type: Type.Enum([...eventTypes]),
      merchant: Text(32, 1),
      reference: Text(64, 1),
      amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
      currency: ForeignCurrency,
      at: Instant,
      /** With `transfer.arrived`, and with it alone. */
      transfer: Type.Optional(Transfer),
    }),
    value: component('PaymentEventTaken', {
      taken: Type.Literal(true),
      returned: Type.Boolean({
        description: 'The money of this event is not taken: it is to go back to who has paid it.',
      }),
    }),
    errors: ['SIGNATURE_WRONG', 'PAYMENT_UNKNOWN', 'KEY_REUSED'],
  },
});
