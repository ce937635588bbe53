import { and, asc, desc, eq } from '#drizzle';
import type { Handler } from '#kernel';
import { lotteries } from '../games/schema.ts';
import { lotteryResults } from './schema.ts';
import { toResult } from './toResult.ts';

/** How many days a board leads back to. */
const days = 7;

/** No lottery is older, and PostgreSQL knows no year 0. */
const firstDay = '1900-01-01';

/** Answers what the state lotteries of a region have drawn on a day. */
export const getDrawResults: Handler<'getDrawResults'> = async (context, { query }) => {
  const { region, date } = query;
  return context.tenant(async (tx) => {
    const known = await tx
      .selectDistinct({ day: lotteryResults.drawnOn })
      .from(lotteryResults)
      .where(eq(lotteryResults.region, region))
      .orderBy(desc(lotteryResults.drawnOn))
      .limit(days);
    const dates = known.map(({ day }) => day);
    const shown = date ?? dates[0] ?? null;
    if (shown === null || shown < firstDay) return { region, date: shown, dates, list: [] };
    const rows = await tx
      .select({ result: lotteryResults, lottery: lotteries })
      .from(lotteryResults)
      .innerJoin(lotteries, eq(lotteries.code, lotteryResults.code))
      .where(and(eq(lotteryResults.region, region), eq(lotteryResults.drawnOn, shown)))
      .orderBy(asc(lotteries.position));
    return { region, date: shown, dates, list: rows.map((row) => toResult(context, row)) };
  });
};
