import { asc } from '#drizzle';
import type { Connection } from '#kernel';
import { type PrizeMode, prizeModeOf } from './prizeModeOf.ts';
import { lotteries } from './schema.ts';

/** The lotteries of a merchant in their order; those alone that pay so, where that is told. */
export const findLotteries = async (
  tx: Connection,
  prizeMode?: PrizeMode,
): Promise<(typeof lotteries.$inferSelect)[]> => {
  const rows = await tx.select().from(lotteries).orderBy(asc(lotteries.position));
  return rows.filter(({ code }) => prizeMode === undefined || prizeModeOf(code) === prizeMode);
};
