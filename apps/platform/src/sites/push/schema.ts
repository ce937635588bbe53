import type { Language } from '@marquee/reference';
import { index, pgTable, text, uniqueIndex, uuid } from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';

/**
 * Browsers that a member wants notifications in, as long as the login lasts that asked for them: a session of the
 * browser, or the remembered login that goes on from it.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    accountId: uuid('account_id').notNull(),
    /** The hash of the cookie that all sessions of the browser share. */
    browser: text('browser').notNull(),
    /** The remembered login of the browser, if there was one. */
    series: text('series'),
    /** Address at the browser's push service. */
    endpoint: text('endpoint').notNull(),
    /** What notifications are sealed with for this browser alone (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    language: text('language').$type<Language>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.merchantCode, table.endpoint),
    index('push_subscriptions_account').on(table.accountId),
  ],
);
