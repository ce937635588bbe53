import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Connection } from '#kernel';
import { withdrawals } from './schema.ts';

/** When time moves a withdrawal next; null where none waits for it. */
export const findNextDue = async (tx: Connection): Promise<Date | null> => {
  const { state, approveAt, confirmBy } = withdrawals;
  const [next] = await tx
    .select({ at: sql<Date | null>`min(coalesce(${approveAt}, ${confirmBy}))`.mapWith(approveAt) })
    .from(withdrawals)
    .where(
      or(and(eq(state, 'requested'), isNotNull(approveAt)), and(eq(state, 'paid'), isNotNull(confirmBy))),
    );
  return next?.at ?? null;
};
