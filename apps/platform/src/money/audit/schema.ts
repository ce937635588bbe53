import { index, integer, jsonb, pgTable, uuid } from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';
import type { Breach } from './findBreaches.ts';

/** What each audit of a merchant found. Only `audit_record` writes it; what found nothing goes after 90 days. */
export const auditRuns = pgTable(
  'audit_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    startedAt: moment('started_at').notNull(),
    /** Milliseconds. */
    took: integer('took').notNull(),
    /** How many invariants were looked at. */
    checks: integer('checks').notNull(),
    breaches: jsonb('breaches').$type<readonly Breach[]>().notNull(),
  },
  (table) => [index('audit_runs_moment').on(table.merchantCode, table.startedAt)],
);
