import type { Handler } from '#kernel';
import { currencyOf } from '#money';
import { addDays, daysBetween } from './days.ts';
import { findFlows, type Flow } from './findFlows.ts';
import { findPlayedVendors } from './findPlayedVendors.ts';
import { findWallets } from './findWallets.ts';
import { readPeriod } from './readPeriod.ts';

const sumsOf = (flows: readonly Flow[]) => {
  const of = (...movements: Flow['movement'][]) =>
    flows.reduce((sum, flow) => (movements.includes(flow.movement) ? sum + flow.amount : sum), 0);
  return {
    stakes: 0 - of('bet'),
    wins: of('win'),
    refunds: of('refund'),
    net: of('bet', 'win', 'refund'),
    deposits: of('deposit'),
    withdrawals: 0 - of('withdrawal'),
    bonus: of('bonus'),
    other: of('demo', 'transfer', 'correction', 'other'),
  };
};

/** Answers what the member won and lost, paid in and took out, by day and altogether. */
export const getProfitAndLoss: Handler<'getProfitAndLoss'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const { accountId: ownerId } = context.session;
    const period = readPeriod(context, query);
    const { startDate, endDate } = period;
    const currency = await currencyOf(tx, ownerId);
    const wallets = await findWallets(tx, ownerId, currency);
    const accountIds = wallets.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
    const flows = await findFlows(tx, accountIds, period);
    const byDay = Map.groupBy(flows, ({ day }) => day);
    const days = Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, index) => {
      const date = addDays(endDate, -index);
      return { date, ...sumsOf(byDay.get(date) ?? []) };
    });
    const vendors = await findPlayedVendors(tx, ownerId, period);
    return { ...period, currency, totals: sumsOf(flows), days, vendors };
  });
