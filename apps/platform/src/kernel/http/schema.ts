import { index, pgTable, text, timestamp } from '#drizzle/pg-core';

/** Ids of encrypted payloads that were taken, until their time is over. */
export const usedPayloads = pgTable(
  'used_payloads',
  {
    jti: text('jti').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_payloads_expiry').on(table.expiresAt)],
);
