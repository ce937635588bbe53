import type { Language } from '@marquee/reference';
import { pgTable, text, uniqueIndex, uuid } from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';

/** Texts that answers to questions and complaints begin with, each in one language. */
export const voiceTemplates = pgTable(
  'feedback_templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [uniqueIndex('feedback_templates_title').on(table.merchantCode, table.language, table.title)],
);
