import { desc, eq, isNull } from '#drizzle';
import type { Handler } from '#kernel';
import { lotteries } from '../games/schema.ts';
import { lotteryResults } from './schema.ts';
import { toResult } from './toResult.ts';

/** Answers the latest draw of each lottery that belongs to no region. */
export const getOpenedNumbers: Handler<'getOpenedNumbers'> = async (context) => {
  const rows = await context.tenant((tx) => {
    const latest = tx
      .selectDistinctOn([lotteryResults.code])
      .from(lotteryResults)
      .where(isNull(lotteryResults.region))
      .orderBy(lotteryResults.code, desc(lotteryResults.drawnAt))
      .as('latest');
    return tx
      .select()
      .from(latest)
      .innerJoin(lotteries, eq(lotteries.code, latest.code))
      .orderBy(desc(latest.drawnAt));
  });
  return {
    list: rows.map(({ latest, lotteries: lottery }) => toResult(context, { result: latest, lottery })),
  };
};
