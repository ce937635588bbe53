import type { Currency } from '@marquee/reference';
import type { Connection } from '#kernel';
import type { AccountName, Posted, Posting, PostingLine } from './Posting.ts';
import { postTransfer } from './postTransfer.ts';

type Settlement = Pick<Posting, 'idempotencyKey' | 'kind' | 'at'> & {
  /** Id of the transfer that held the money, and what it held. */
  hold: { id: number; owner: string; currency: Currency; amount: number };
  /** How much of it is taken, from nothing (a release) to all of it; the rest goes back to the member. */
  captured: number;
  /** Who gets what is taken. */
  to: AccountName;
};

/** Ends a hold, once: a second end with another key is refused. Throws `LedgerRefusal`. */
export const settleHold = (
  tx: Connection,
  { idempotencyKey, kind, at, hold, captured, to }: Settlement,
): Promise<Posted> => {
  const { owner, currency, amount } = hold;
  const lines: PostingLine[] = [
    { kind: 'hold', owner, currency, amount: -amount },
    { ...to, currency, amount: captured },
    { kind: 'real', owner, currency, amount: amount - captured },
  ];
  return postTransfer(tx, {
    idempotencyKey,
    kind,
    at,
    settles: hold.id,
    lines: lines.filter((line) => line.amount !== 0),
  });
};
