import type { Currency } from '@marquee/reference';
import type { Connection } from '#kernel';
import type { Posted, Posting } from './Posting.ts';
import { postTransfer } from './postTransfer.ts';

type Hold = Pick<Posting, 'idempotencyKey' | 'kind' | 'at'> & {
  owner: string;
  currency: Currency;
  amount: number;
};

/**
 * Sets a member's real money aside, so that nothing else can spend it. The answer's id is what `settleHold` takes.
 * Throws `LedgerRefusal`.
 */
export const holdMoney = (
  tx: Connection,
  { idempotencyKey, kind, at, owner, currency, amount }: Hold,
): Promise<Posted> =>
  postTransfer(tx, {
    idempotencyKey,
    kind,
    at,
    lines: [
      { kind: 'real', owner, currency, amount: -amount },
      { kind: 'hold', owner, currency, amount },
    ],
  });
