import { asc, eq } from '#drizzle';
import type { Connection } from '#kernel';
import { depositMethods } from './schema.ts';

/** Reads the ways to deposit that the merchant has on, in their order. */
export const findOffers = (tx: Connection): Promise<(typeof depositMethods.$inferSelect)[]> =>
  tx
    .select()
    .from(depositMethods)
    .where(eq(depositMethods.isEnabled, true))
    .orderBy(asc(depositMethods.position));
