import type { DepositShows } from '@marquee/contract';
import type { Currency, Language } from '@marquee/reference';

type Order = {
  /** Unique, of at most 19 capital letters and digits, so that a bank passes it on. */
  reference: string;
  merchantCode: string;
  /** In minor units. */
  amount: number;
  currency: Currency;
  /** Address of `receivePaymentEvent` on the merchant's site. */
  callbackUrl: string;
};

/** A deposit that the gateway is to expect. */
export type DepositOrder = Order & {
  /** The merchant's own id of the way to deposit. */
  method: string;
  /** In the order's language. */
  methodName: string;
  shows: DepositShows;
  language: Language;
  /** Where the payer comes back to. */
  returnUrl: string;
};

/** A payment to a member's bank card. */
export type PayoutOrder = Order & { card: { bank: string; number: string; holder: string } };

/** A transfer that arrived without an order and is to go back to who has made it, by the gateway's own reference. */
export type ReturnOrder = Omit<Order, 'callbackUrl'>;

/** An account that a transfer goes to; `bin` is the bank's number at NAPAS. */
export type BankAccount = { bin: string; bank: string; number: string; name: string };

/** What the gateway tells of a deposit that it expects. */
export type ExpectedDeposit = {
  /** Null where the payer pays on the gateway's page alone. */
  account: BankAccount | null;
  /** The gateway's page, or the bank's app. */
  payUrl: string | null;
};

/**
 * The outside world of money. Nothing that it answers credits or debits anything: only its signed events do.
 * Orders may be sent again with the same reference. Calls reject with `PaymentFailure`.
 */
export type PaymentGateway = {
  startDeposit: (order: DepositOrder) => Promise<ExpectedDeposit>;
  payOut: (order: PayoutOrder) => Promise<void>;
  sendBack: (order: ReturnOrder) => Promise<void>;
  /** Whether a body as it came carries the gateway's signature. */
  isSigned: (body: string, signature: unknown) => boolean;
};
