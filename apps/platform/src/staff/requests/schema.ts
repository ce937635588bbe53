import { sql } from '#drizzle';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';
import type { RequestKind } from './requestKinds.ts';

/**
 * What one person of staff has asked for and another has to decide. That it is another is the database's own rule: a
 * person is one, under however many sessions.
 */
export const staffRequests = pgTable(
  'staff_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    kind: text('kind').$type<RequestKind>().notNull(),
    /** The reference of what it is about, or the account's id. */
    subject: text('subject').notNull(),
    /** When that had changed last as it was asked for: later it is about something else. */
    subjectAt: moment('subject_at').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** What the member would read; of a change of rules, why it is asked for. */
    answer: text('answer'),
    /** What is asked for, where its kind and amount do not say it. */
    wish: jsonb('wish').$type<unknown>(),
    askedBy: uuid('asked_by').notNull(),
    askedByName: text('asked_by_name').notNull(),
    askedAt: moment('asked_at').notNull(),
    state: text('state').$type<'open' | 'agreed' | 'refused' | 'outdated'>().notNull(),
    decidedBy: uuid('decided_by'),
    decidedByName: text('decided_by_name'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('staff_requests_open')
      .on(table.merchantCode, table.subject)
      .where(sql`${table.state} = 'open'`),
    index('staff_requests_asked').on(table.merchantCode, table.state, table.askedAt),
    check('staff_requests_second_person', sql`${table.decidedBy} <> ${table.askedBy}`),
    check(
      'staff_requests_decided',
      sql`(${table.state} in ('agreed', 'refused')) = (${table.decidedBy} is not null)`,
    ),
  ],
);

/** A request as the database holds it. */
export type StaffRequest = typeof staffRequests.$inferSelect;
