import { jsonb, pgTable, primaryKey, uuid } from '#drizzle/pg-core';
import { merchantCode } from '#kernel';
import type { WithdrawalRules } from './WithdrawalRules.ts';

/** What a merchant, or one member of it, has other rules in than the defaults. The nil UUID is the merchant. */
export const withdrawalRules = pgTable(
  'withdrawal_rules',
  {
    merchantCode: merchantCode(),
    accountId: uuid('account_id').notNull(),
    rules: jsonb('rules').$type<Partial<WithdrawalRules>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.accountId] })],
);
