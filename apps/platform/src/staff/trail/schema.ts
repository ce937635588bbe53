import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';

/** The facts of what was done, by their names. */
export type Facts = Record<string, string | number | boolean | null>;

/**
 * What staff did to a merchant and whose data they looked at, and under the code of every merchant what was done about
 * staff itself. Only `staff_record` writes it (`functions/5-staff.sql`), and nothing of it changes: each row carries the
 * hash of the one before.
 */
export const staffActions = pgTable(
  'staff_actions',
  {
    merchantCode: merchantCode(),
    /** From 1, without a gap. */
    number: bigint('number', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
    /** Null for the command `npm run staff`. */
    personId: uuid('person_id'),
    /** What they were called then. */
    person: text('person').notNull(),
    sessionId: uuid('session_id'),
    operation: text('operation').notNull(),
    subject: text('subject').notNull(),
    before: jsonb('before').$type<Facts>().notNull(),
    after: jsonb('after').$type<Facts>().notNull(),
    reason: text('reason'),
    ip: text('ip').notNull(),
    requestId: text('request_id').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.number] }),
    index('staff_actions_subject').on(table.merchantCode, table.subject),
  ],
);

/** How far a merchant's trail goes, so that its last rows cannot be taken away unseen; and what keeps writers in a row. */
export const staffActionHeads = pgTable('staff_action_heads', {
  merchantCode: merchantCode().primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
