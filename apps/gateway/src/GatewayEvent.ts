/** What the gateway tells the platform about an order. */
export type GatewayEvent = {
  /** The same at each repetition of the event. */
  id: string;
  type: 'deposit.paid' | 'deposit.failed' | 'payout.paid' | 'payout.failed' | 'transfer.arrived';
  merchant: string;
  reference: string;
  /** What moved, in minor units; for a failure what had been asked for. */
  amount: number;
  currency: string;
  /** When it happened, which is not when it is told. */
  at: string;
  /** What the bank tells of a transfer that names no order. */
  transfer?: { memo: string; payerName: string; payerBank: string; payerNumber: string };
};

/** An event with what became of telling it. */
export type ToldEvent = {
  event: GatewayEvent;
  tries: number;
  answer: number | null;
  isTaken: boolean;
  /** The platform has not taken the money: it goes back to the payer. */
  isReturned: boolean;
};
