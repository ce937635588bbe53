import type { Currency } from '@marquee/reference';
import { and, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { mainBook } from './Posting.ts';
import { ledgerAccounts } from './schema.ts';

/** What a member has, in minor units: to spend in the main wallet, as bonus, and held. */
export type Balance = { real: number; bonus: number; hold: number };

/** A member's money in one currency; zeros where none has ever reached it. */
export const findBalance = async (tx: Connection, ownerId: string, currency: Currency): Promise<Balance> => {
  const rows = await tx
    .select({ kind: ledgerAccounts.kind, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.ownerId, ownerId),
        eq(ledgerAccounts.currency, currency),
        eq(ledgerAccounts.book, mainBook),
      ),
    );
  const of = (kind: keyof Balance) =>
    rows.reduce((sum, row) => (row.kind === kind ? sum + row.balance : sum), 0);
  return { real: of('real'), bonus: of('bonus'), hold: of('hold') };
};
