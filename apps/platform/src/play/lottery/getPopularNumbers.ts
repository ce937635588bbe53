import { and, eq, gt } from '#drizzle';
import type { Handler } from '#kernel';
import { countEndings } from './countEndings.ts';
import { dayInVietnam } from './dayInVietnam.ts';
import { lotteryResults } from './schema.ts';

/** Thirty days in milliseconds. */
const period = 30 * 24 * 60 * 60_000;

/** How many endings are answered. */
const places = 10;

/** Answers which endings came most often in a region; of the results that were told, and of nothing else. */
export const getPopularNumbers: Handler<'getPopularNumbers'> = async ({ tenant, now }, { query }) => {
  const from = dayInVietnam(new Date(now().getTime() - period));
  const rows = await tenant((tx) =>
    tx
      .select({ prizes: lotteryResults.prizes })
      .from(lotteryResults)
      .where(and(eq(lotteryResults.region, query.region), gt(lotteryResults.drawnOn, from))),
  );
  const list = countEndings(rows.map(({ prizes }) => prizes)).slice(0, places);
  return { region: query.region, draws: rows.length, list };
};
