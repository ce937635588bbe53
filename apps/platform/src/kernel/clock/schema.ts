import { bigint, boolean, pgTable } from '#drizzle/pg-core';

/** One row: how far the sandbox's clock is from the system's. */
export const clock = pgTable('clock', {
  id: boolean('id').primaryKey().default(true),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
});
