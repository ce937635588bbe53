import type { Language } from '@marquee/reference';
import { sql } from '#drizzle';
import { check, index, pgTable, text, uniqueIndex, uuid } from '#drizzle/pg-core';
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
    /** The answer that holds; null, as its moment, while the case is open. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    reopenedAt: moment('reopened_at'),
    /** The person of staff who has taken it or was given it. */
    assignedTo: uuid('assigned_to'),
    assignedName: text('assigned_name'),
  },
  (table) => [
    uniqueIndex('feedback_reference').on(table.merchantCode, table.reference),
    index('feedback_due').on(table.merchantCode, table.dueAt),
    index('feedback_account').on(table.merchantCode, table.accountId, table.createdAt),
    check('feedback_assigned', sql`(${table.assignedTo} is null) = (${table.assignedName} is null)`),
    check('feedback_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check('feedback_reachable', sql`coalesce(${table.contactInfo}, ${table.accountId}::text) is not null`),
  ],
);

/** Every answer to a question or complaint, those before it was opened again too. */
export const feedbackAnswers = pgTable(
  'feedback_answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    feedbackId: uuid('feedback_id')
      .notNull()
      .references(() => feedback.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    answeredAt: moment('answered_at').notNull(),
    /** Null where it was written before people of staff were known. */
    personId: uuid('person_id'),
    person: text('person'),
  },
  (table) => [index('feedback_answers_case').on(table.feedbackId, table.answeredAt)],
);

/** A question or complaint as the database holds it. */
export type Feedback = typeof feedback.$inferSelect;
