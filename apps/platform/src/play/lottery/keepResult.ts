import { and, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { lotteryResults, lotteryTellings } from './schema.ts';

type Result = Omit<typeof lotteryResults.$inferInsert, 'reference'>;

const isSame = (one: Pick<Result, 'drawnAt' | 'prizes'>, other: Pick<Result, 'drawnAt' | 'prizes'>) =>
  one.drawnAt.getTime() === other.drawnAt.getTime() &&
  JSON.stringify(one.prizes.map(({ prize, numbers }) => [prize, numbers])) ===
    JSON.stringify(other.prizes.map(({ prize, numbers }) => [prize, numbers]));

/**
 * Keeps what a lottery has drawn, once for all, and who told it. Answers the kept result, or null where another one
 * had been told. Of two who tell at once the second waits for the first.
 */
export const keepResult = async (
  tx: Connection,
  result: Result,
  at: Date,
): Promise<typeof lotteryResults.$inferSelect | null> => {
  const { merchantCode, code, drawNumber, vassalage, drawnAt, prizes } = result;
  await tx.insert(lotteryResults).values(result).onConflictDoNothing();
  const [kept] = await tx
    .select()
    .from(lotteryResults)
    .where(and(eq(lotteryResults.code, code), eq(lotteryResults.drawNumber, drawNumber)));
  const isTaken = kept !== undefined && kept.vassalage === vassalage && isSame(kept, result);
  await tx
    .insert(lotteryTellings)
    .values({ merchantCode, code, drawNumber, vassalage, drawnAt, prizes, isTaken, at });
  return isTaken ? kept : null;
};
