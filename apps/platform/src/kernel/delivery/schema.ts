import { index, integer, pgTable, text, uuid } from '#drizzle/pg-core';
import { merchantCode, moment } from '../db/columns.ts';

/**
 * Messages to be sent by SMS, e-mail or as a notification, and those sent. `withheld` is a message that was asked for an
 * address nobody has: it is written like any other so that the asking takes as long, and never leaves; or a notification
 * whose subscription was over. The recipient of a notification is the id of its subscription.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    channel: text('channel').$type<'sms' | 'email' | 'push'>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    /** Emptied after delivery outside the sandbox, for it holds codes and links. */
    text: text('text').notNull(),
    status: text('status').$type<'queued' | 'sending' | 'sent' | 'failed' | 'withheld'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is to be tried next, or when a try that never reported back is given up. */
    dueAt: moment('due_at').notNull(),
    /** After this moment the message is worth nothing and is not sent any more. */
    expiresAt: moment('expires_at').notNull(),
    sentAt: moment('sent_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('outbox_due').on(table.status, table.dueAt),
    index('outbox_recent').on(table.merchantCode, table.createdAt),
  ],
);
