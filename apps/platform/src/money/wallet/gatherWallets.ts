import { and, asc, eq, gt, ne } from '#drizzle';
import type { Connection } from '#kernel';
import { mainBook } from '../ledger/Posting.ts';
import { postTransfer } from '../ledger/postTransfer.ts';
import { ledgerAccounts } from '../ledger/schema.ts';

/** Brings what vendors' wallets hold back to the main ones, so that none of it is out of reach in a single wallet. */
export const gatherWallets = async (tx: Connection, at: Date): Promise<void> => {
  const filled = await tx
    .select()
    .from(ledgerAccounts)
    .where(
      and(eq(ledgerAccounts.kind, 'real'), ne(ledgerAccounts.book, mainBook), gt(ledgerAccounts.balance, 0)),
    )
    .orderBy(asc(ledgerAccounts.id));
  for (const { id, version, ownerId, book, currency, balance } of filled) {
    const wallet = { kind: 'real', owner: ownerId, currency } as const;
    await postTransfer(tx, {
      idempotencyKey: `wallet.gather:${id}:${version}`,
      kind: 'wallet.gather',
      at,
      lines: [
        { ...wallet, book, amount: -balance },
        { ...wallet, amount: balance },
      ],
    });
  }
};
