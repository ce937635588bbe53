import { and, asc, count, desc, eq, type SQL } from '#drizzle';
import type { Handler } from '#kernel';
import { transferArrivals } from '../schema.ts';
import { selectArrivals, toStaffArrival } from './selectArrivals.ts';

/** Transfers that arrived without an order. */
export const getStaffArrivals: Handler<'getStaffArrivals'> = ({ tenant }, { query }) =>
  tenant(async (tx) => {
    const { queue = 'open', search, page = 1, pageSize = 20 } = query;
    const isIn: SQL | undefined = queue === 'open' ? eq(transferArrivals.state, 'open') : undefined;
    const where = and(isIn, search === undefined ? undefined : eq(transferArrivals.reference, search.trim()));
    const rows = await selectArrivals(tx)
      .where(where)
      .orderBy(
        queue === 'open' ? asc(transferArrivals.receivedAt) : desc(transferArrivals.receivedAt),
        transferArrivals.id,
      )
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await tx.select({ total: count() }).from(transferArrivals).where(where);
    return { arrivals: rows.map(toStaffArrival), total: counted?.total ?? 0 };
  });
