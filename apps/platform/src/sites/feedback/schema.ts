import type { Language } from '@marquee/reference';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { merchantCode, moment } from '#kernel';

/** Questions and complaints, kept for the merchant's staff. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    reference: text('reference').notNull(),
    questionType: text('question_type').notNull(),
    content: text('content').notNull(),
    /** Null where a member is answered in messages alone. */
    contactInfo: text('contact_info'),
    /** The member who wrote it; null for a guest. */
    accountId: uuid('account_id'),
    language: text('language').$type<Language>().notNull(),
    ip: text('ip').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The promise: answered by this moment. */
    dueAt: moment('due_at').notNull(),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    uniqueIndex('feedback_reference').on(table.merchantCode, table.reference),
    index('feedback_due').on(table.merchantCode, table.dueAt),
    index('feedback_account').on(table.merchantCode, table.accountId, table.createdAt),
    check('feedback_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('feedback_reachable', sql`coalesce(${table.contactInfo}, ${table.accountId}::text) is not null`),
  ],
);
