import type { Handler } from '#kernel';
import { sumLedger } from '#money';
import { addDays, daysBetween } from '../records/days.ts';
import { byGame, readCatalogue } from './byGame.ts';
import { findDaySums, findGameSums } from './findSums.ts';
import { findMemberDays } from './findMemberDays.ts';
import { figuresOf } from './figuresOf.ts';
import { readDays } from './readDays.ts';

/** Entries that a look sums by itself; what is more, the rounds beside the calls have not caught up with yet. */
const most = 20_000;

/** What the ledger says of some days. It is summed to its end first, so the figures are those of this moment. */
export const getStaffOverview: Handler<'getStaffOverview'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const { merchant, language, now } = context;
    const days = readDays(context, query);
    const { from, to, timeZone } = days;
    const isWhole = await sumLedger(tx, { code: merchant.code, timeZone, limit: most });
    const daySums = await findDaySums(tx, days);
    const gameSums = await findGameSums(tx, days);
    const catalogue = await readCatalogue(tx, language);
    const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
    const currencies = [
      ...new Set([merchant.brand.currency, ...daySums.map(({ currency }) => currency).toSorted()]),
    ];
    return {
      ...days,
      at: now().toISOString(),
      isWhole,
      currencies: currencies.map((currency) => {
        const own = daySums.filter((sum) => sum.currency === currency);
        const byDay = Map.groupBy(own, ({ day }) => day);
        return {
          currency,
          total: figuresOf(own),
          days: dates.map((day) => ({ day, ...figuresOf(byDay.get(day) ?? []) })),
          ...byGame(
            gameSums.filter((sum) => sum.currency === currency),
            catalogue,
          ),
        };
      }),
      members: await findMemberDays(tx, merchant.code, days),
    };
  });
