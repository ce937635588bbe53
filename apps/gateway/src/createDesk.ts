import { randomUUID } from 'node:crypto';
import type { Behaviour } from './Behaviour.ts';
import type { Teller } from './createTeller.ts';
import type { GatewayEvent } from './GatewayEvent.ts';
import type { DepositOrder, Order, PayoutOrder } from './Order.ts';

/** An older failure is told with a moment this long before the payment's. */
const earlierMilliseconds = 30_000;

/** What two orders of one reference have to share; where a payer goes back to may change. */
const moneyFacts = ['merchant', 'amount', 'currency'] as const;

const eventOf = (order: Order, outcome: 'paid' | 'failed', amount: number, at: Date): GatewayEvent => ({
  id: randomUUID(),
  type: `${order.kind}.${outcome}`,
  merchant: order.ask.merchant,
  reference: order.ask.reference,
  amount,
  currency: order.ask.currency,
  at: at.toISOString(),
});

/** The gateway's desk: takes orders in and settles them. */
export const createDesk = (teller: Teller, mannersFor: (reference: string) => Behaviour) => {
  const orders = new Map<string, Order>();

  /** Settles an order and tells it. Paying again is a further payment of the same order, as at a bank. */
  const settle = (order: Order, outcome: 'paid' | 'failed', amount?: number): Order => {
    const { callbackUrl, reference } = order.ask;
    const manners = mannersFor(reference);
    const arrived = outcome === 'paid' ? (amount ?? manners.amount ?? order.ask.amount) : order.ask.amount;
    const now = new Date();
    order.state = outcome;
    const told = teller.tell(eventOf(order, outcome, arrived, now), callbackUrl);
    if (manners.outOfOrder && outcome === 'paid') {
      const earlier = new Date(now.getTime() - earlierMilliseconds);
      void told.then(() => teller.tell(eventOf(order, 'failed', order.ask.amount, earlier), callbackUrl));
    }
    return order;
  };

  /** Keeps an order; undefined when its reference stands for other money already. */
  const keep = (order: Order): Order | undefined => {
    const known = orders.get(order.ask.reference);
    if (!known) {
      orders.set(order.ask.reference, order);
      return order;
    }
    const isSame =
      moneyFacts.every((fact) => known.ask[fact] === order.ask[fact]) && known.kind === order.kind;
    return isSame ? known : undefined;
  };

  const takeDeposit = (ask: DepositOrder): Order | undefined =>
    keep({ id: randomUUID(), kind: 'deposit', state: 'waiting', at: new Date(), ask });

  const takePayout = (ask: PayoutOrder): Order | undefined => {
    const order: Order = { id: randomUUID(), kind: 'payout', state: 'waiting', at: new Date(), ask };
    const kept = keep(order);
    const { payouts = 'paid' } = mannersFor(ask.reference);
    // The answer to the order goes first.
    if (kept === order && payouts !== 'hold') setTimeout(() => settle(order, payouts), 500).unref();
    return kept;
  };

  return {
    takeDeposit,
    takePayout,
    settle,
    byReference: (reference: string) => orders.get(reference),
    byId: (id: string) => [...orders.values()].find((order) => order.id === id),
    list: () => [...orders.values()].toReversed(),
  };
};

/** The gateway's desk. */
export type Desk = ReturnType<typeof createDesk>;
