import type { Currency } from '@marquee/reference';
import type { Connection } from '#kernel';
import type { PostingLine } from '../ledger/Posting.ts';
import { postTransfer } from '../ledger/postTransfer.ts';

type Grant = { owner: string; currency: Currency; at: Date; real: number; bonus?: number };

/** Gives an account its demo money from the house's demo book, once for each account. */
export const grantDemoMoney = async (
  tx: Connection,
  { owner, currency, at, real, bonus = 0 }: Grant,
): Promise<void> => {
  const lines: PostingLine[] = [
    { kind: 'house', book: 'demo', currency, amount: -(real + bonus) },
    { kind: 'real', owner, currency, amount: real },
    { kind: 'bonus', owner, currency, amount: bonus },
  ];
  await postTransfer(tx, {
    idempotencyKey: `demo.grant:${owner}`,
    kind: 'demo.grant',
    at,
    lines: lines.filter(({ amount }) => amount !== 0),
  });
};
