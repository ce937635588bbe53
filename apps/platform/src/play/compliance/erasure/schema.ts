import { index, pgTable, uuid } from '#drizzle/pg-core';
import { accounts } from '#identity';
import { merchantCode, moment } from '#kernel';

/** Members whose personal data was erased. The role of the calls may add rows and read them, never change or remove one. */
export const memberErasures = pgTable(
  'member_erasures',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id),
    merchantCode: merchantCode(),
    erasedAt: moment('erased_at').notNull(),
    /** Until when the law has payments told with whom they were made; with the next cleaning after it that goes too. */
    paymentsUntil: moment('payments_until').notNull(),
    paymentsErasedAt: moment('payments_erased_at'),
  },
  (table) => [index('member_erasures_payments').on(table.merchantCode, table.paymentsUntil)],
);
