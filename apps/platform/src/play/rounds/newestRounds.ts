import { and, desc, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { gameRounds } from './schema.ts';

/** Rounds that are looked at: enough to fill a board, and as quick with millions of them as with none. */
const most = 1000;

/** The newest rounds of a merchant for real money, as a subquery. */
export const newestRounds = (tx: Connection, merchantCode: string) =>
  tx
    .select({
      nodeId: gameRounds.nodeId,
      accountId: gameRounds.accountId,
    })
    .from(gameRounds)
    .where(and(eq(gameRounds.merchantCode, merchantCode), eq(gameRounds.mode, 'real')))
    .orderBy(desc(gameRounds.id))
    .limit(most)
    .as('newest_rounds');
