import { and, desc, eq, gt, max } from '#drizzle';
import type { Connection } from '#kernel';
import { gameTransactions } from './schema.ts';

/** Wins that are looked at: enough to fill a board, and as quick with millions of them as with none. */
const most = 1000;

/**
 * Rounds of a merchant that were paid lately, with the number of their last win, as a subquery. By when they were paid and
 * not when they began: a draw pays hours after its bets.
 */
export const newestWins = (tx: Connection, merchantCode: string) => {
  const wins = tx
    .select({ round: gameTransactions.round, reference: gameTransactions.reference })
    .from(gameTransactions)
    .where(
      and(
        eq(gameTransactions.merchantCode, merchantCode),
        eq(gameTransactions.kind, 'win'),
        gt(gameTransactions.amount, 0),
      ),
    )
    .orderBy(desc(gameTransactions.reference))
    .limit(most)
    .as('wins');
  return tx
    .select({ round: wins.round, last: max(wins.reference).as('last') })
    .from(wins)
    .groupBy(wins.round)
    .as('newest_wins');
};
