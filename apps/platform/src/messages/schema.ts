import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../http/Context.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const localText = (name: string) => jsonb(name).$type<Record<Language, string>>().notNull();

/** Messages to one member. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: text('merchant_code').notNull(),
    accountId: uuid('account_id').notNull(),
    title: localText('title'),
    html: localText('html'),
    sentAt: moment('sent_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [index('inbox_messages_account').on(table.merchantCode, table.accountId, table.sentAt)],
);
