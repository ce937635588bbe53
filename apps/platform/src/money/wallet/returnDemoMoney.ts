import { and, asc, eq, gt, inArray, lt } from '#drizzle';
import type { Connection } from '#kernel';
import { accounts } from '#identity';
import { postTransfer } from '../ledger/postTransfer.ts';
import { ledgerAccounts } from '../ledger/schema.ts';

const spendable = ['real', 'bonus'] as const;

/** Gives the demo money of free-play accounts that have expired back to the house, before they are removed. */
export const returnDemoMoney = async (tx: Connection, now: Date): Promise<void> => {
  const left = await tx
    .select({
      owner: ledgerAccounts.ownerId,
      kind: ledgerAccounts.kind,
      book: ledgerAccounts.book,
      currency: ledgerAccounts.currency,
      balance: ledgerAccounts.balance,
    })
    .from(accounts)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.ownerId, accounts.id))
    .where(
      and(
        eq(accounts.type, 4),
        lt(accounts.expiresAt, now),
        gt(ledgerAccounts.balance, 0),
        inArray(ledgerAccounts.kind, [...spendable]),
      ),
    )
    .orderBy(asc(ledgerAccounts.id));
  for (const { owner, balance, currency, kind, book } of left) {
    await postTransfer(tx, {
      idempotencyKey: `demo.return:${owner}:${kind}:${book}`,
      kind: 'demo.return',
      at: now,
      lines: [
        { ...(kind === 'bonus' ? { kind } : { kind: 'real', book }), owner, currency, amount: -balance },
        { kind: 'house', book: 'demo', currency, amount: balance },
      ],
    });
  }
};
