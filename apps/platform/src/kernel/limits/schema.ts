import { index, integer, pgTable, text, timestamp } from '#drizzle/pg-core';

/** Hits of one limit and key in the current window. Keys are hashed, for they hold addresses and numbers. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_counters_expiry').on(table.resetsAt)],
);
