import type { Connection } from '#kernel';
import type { PostingLine } from '../ledger/Posting.ts';
import { postTransfer } from '../ledger/postTransfer.ts';
import type { Withdrawal } from './schema.ts';
import { holdOf } from './states.ts';

/** What of a withdrawal goes out, is kept as a fee, and comes back, by what its state does to its hold. */
const partsOf = ({ amount, fee, received }: Withdrawal) => ({
  whole: { paid: amount - fee, fee, back: 0 },
  received: { paid: received, fee: 0, back: amount - received },
  returned: { paid: 0, fee: 0, back: amount },
});

/** Settles the hold of a withdrawal that has come to a final state; does nothing in any other. */
export const endHold = async (tx: Connection, withdrawal: Withdrawal, at: Date): Promise<void> => {
  const { id, state, accountId: owner, currency, amount, holdId } = withdrawal;
  const effect = holdOf[state];
  if (effect === 'open') return;
  const { paid, fee, back } = partsOf(withdrawal)[effect];
  const lines: PostingLine[] = [
    { kind: 'hold', owner, currency, amount: -amount },
    { kind: 'house', book: 'gateway', currency, amount: paid },
    { kind: 'house', book: 'fees', currency, amount: fee },
    { kind: 'real', owner, currency, amount: back },
  ];
  await postTransfer(tx, {
    idempotencyKey: `withdrawal.end:${id}`,
    kind: `withdrawal.${state}`,
    at,
    settles: holdId,
    lines: lines.filter((line) => line.amount !== 0),
  });
};
