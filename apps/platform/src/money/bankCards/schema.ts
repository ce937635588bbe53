import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { merchantCode, moment } from '#kernel';
import { accounts } from '#identity';

/** Bank accounts of members. One that was removed stays, so that what was paid to it can be looked up. */
export const bankCards = pgTable(
  'bank_cards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    bankCode: text('bank_code').notNull(),
    /** Without spaces, in upper case. */
    number: text('number').notNull(),
    payeeName: text('payee_name').notNull(),
    addedAt: moment('added_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('bank_cards_own')
      .on(table.merchantCode, table.accountId, table.bankCode, table.number)
      .where(sql`${table.removedAt} is null`),
    index('bank_cards_number').on(table.merchantCode, table.bankCode, table.number),
  ],
);

/** A bank account as the database holds it. */
export type BankCardRow = typeof bankCards.$inferSelect;
