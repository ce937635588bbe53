import type { Currency } from '@marquee/reference';
import { inArray } from '#drizzle';
import type { Connection } from '#kernel';
import { defaultRules } from './defaultRules.ts';
import { withdrawalRules } from './schema.ts';
import type { WithdrawalRules } from './WithdrawalRules.ts';

/** Stands for the merchant where an account's id would stand. */
export const merchantWide = '00000000-0000-0000-0000-000000000000';

/** The rules for a member: its own, over its merchant's, over the defaults of the currency. */
export const findRules = async (
  tx: Connection,
  accountId: string,
  currency: Currency,
): Promise<WithdrawalRules> => {
  const rows = await tx
    .select()
    .from(withdrawalRules)
    .where(inArray(withdrawalRules.accountId, [merchantWide, accountId]));
  const of = (id: string) => rows.find((row) => row.accountId === id)?.rules;
  return { ...defaultRules[currency], ...of(merchantWide), ...of(accountId) };
};
