import { randomInt, randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import type { Teller } from './createTeller.ts';
import type { KeptTransfer, ReturnOrder, Transfer } from './Transfer.ts';

/** Takes in transfers that name no order, tells the platform of each, and gives back what it does not want. */
export const createTransfers = (teller: Teller) => {
  const kept = new Map<string, KeptTransfer>();

  /** Lets a transfer arrive and tells it. */
  const arrive = (ask: Transfer): KeptTransfer => {
    const reference = `FT${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
    const transfer: KeptTransfer = { id: randomUUID(), reference, at: new Date(), isReturned: false, ask };
    kept.set(reference, transfer);
    const { merchant, amount, currency, callbackUrl, memo, payerName, payerBank, payerNumber } = ask;
    void teller.tell(
      {
        id: randomUUID(),
        type: 'transfer.arrived',
        merchant,
        reference,
        amount,
        currency,
        at: transfer.at.toISOString(),
        transfer: { memo, payerName, payerBank, payerNumber },
      },
      callbackUrl,
    );
    return transfer;
  };

  /** Gives a transfer back, once however often it is asked; undefined where there is none of that money. */
  const giveBack = (order: Static<typeof ReturnOrder>): KeptTransfer | undefined => {
    const transfer = kept.get(order.reference);
    const isIts =
      transfer !== undefined &&
      transfer.ask.merchant === order.merchant &&
      transfer.ask.amount === order.amount &&
      transfer.ask.currency === order.currency;
    if (!isIts) return undefined;
    transfer.isReturned = true;
    return transfer;
  };

  return { arrive, giveBack, list: () => [...kept.values()].toReversed() };
};

/** The gateway's transfers without an order. */
export type Transfers = ReturnType<typeof createTransfers>;
