import { asc } from 'drizzle-orm';
import type { Connection } from '#kernel';
import { lotteries } from './schema.ts';

/** The lotteries of a merchant in their order. */
export const findLotteries = (tx: Connection): Promise<(typeof lotteries.$inferSelect)[]> =>
  tx.select().from(lotteries).orderBy(asc(lotteries.position));
