import { type SQL, sql } from '#drizzle';
import { index, pgTable, text, uniqueIndex, uuid } from '#drizzle/pg-core';
import { foldedText, merchantCode, moment } from '#kernel';
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
    /** Its last four characters. A column, because row-level security lets no function look before it. */
    numberEnd: text('number_end').generatedAlwaysAs((): SQL => sql`right(${bankCards.number}, 4)`),
    payeeName: text('payee_name').notNull(),
    /** As `foldText` writes it. */
    payeeNameKey: text('payee_name_key').generatedAlwaysAs((): SQL => foldedText(bankCards.payeeName)),
    addedAt: moment('added_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('bank_cards_own')
      .on(table.merchantCode, table.accountId, table.bankCode, table.number)
      .where(sql`${table.removedAt} is null`),
    index('bank_cards_number').on(table.merchantCode, table.bankCode, table.number),
    index('bank_cards_end').on(table.merchantCode, table.numberEnd),
    index('bank_cards_payee').on(table.merchantCode, table.payeeNameKey),
  ],
);

/** A bank account as the database holds it. */
export type BankCardRow = typeof bankCards.$inferSelect;
