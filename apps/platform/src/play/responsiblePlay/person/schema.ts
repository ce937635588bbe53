import { sql } from '#drizzle';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';
import { accounts, type Likeness } from '#identity';

/**
 * What people who exclude themselves are known by, for all merchants: keyed hashes, which say of nobody more than that
 * the one who asks with the same is or is not among them. No merchant, no account.
 */
export const exclusionMarks = pgTable(
  'exclusion_marks',
  {
    mark: text('mark').notNull(),
    /** Its owner had proved it, by a code that was sent there. */
    isProven: boolean('is_proven').notNull(),
    excludedAt: timestamp('excluded_at', { withTimezone: true }).notNull(),
    /** Null is for good. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.mark, table.isProven] }),
    index('exclusion_marks_end').on(table.endsAt),
  ],
);

/** Members who may be somebody who is excluded, for staff to look at. */
export const playReviews = pgTable(
  'play_reviews',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    merchantCode: merchantCode(),
    /** What the member has in common with somebody who is excluded. */
    likenesses: jsonb('likenesses').$type<readonly Likeness[]>().notNull(),
    /** Bets and deposits wait for the decision: the account was opened after the exclusion had begun. */
    isHeld: boolean('is_held').notNull(),
    /** When the exclusion ends that the member would share; null is for good. */
    excludedUntil: moment('excluded_until'),
    foundAt: moment('found_at').notNull(),
    decision: text('decision').$type<'somebodyElse' | 'excluded'>(),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('play_reviews_open')
      .on(table.merchantCode, table.foundAt)
      .where(sql`${table.decidedAt} is null`),
    check('play_reviews_decision', sql`${table.decision} in ('somebodyElse', 'excluded')`),
    check(
      'play_reviews_decided',
      sql`(${table.decision} is null) = (${table.decidedAt} is null) and (${table.decision} is null) = (${table.decidedBy} is null)`,
    ),
  ],
);
