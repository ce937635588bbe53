import { and, eq } from '#drizzle';
import type { SettingsSection } from '#kernel';
import { merchantWide } from './findRules.ts';
import { withdrawalRules } from './schema.ts';

const prefix = 'withdrawals.';

const named = (rules: object) =>
  Object.fromEntries(Object.entries(rules).map(([rule, value]) => [prefix + rule, value]));

/** What limits withdrawals of all members, where it differs from what is usual for the currency. */
export const withdrawalSection: SettingsSection = {
  wanted: ({ settings }) => named(settings.withdrawals),
  stored: async (tx) => {
    const [row] = await tx.select().from(withdrawalRules).where(eq(withdrawalRules.accountId, merchantWide));
    return named(row?.rules ?? {});
  },
  write: async (tx, { code }, { set, removed, stored }) => {
    const next = Object.entries({ ...stored, ...set }).filter(([key]) => !removed.includes(key));
    const rules = Object.fromEntries(next.map(([key, value]) => [key.slice(prefix.length), value]));
    await tx
      .delete(withdrawalRules)
      .where(and(eq(withdrawalRules.merchantCode, code), eq(withdrawalRules.accountId, merchantWide)));
    if (next.length > 0)
      await tx.insert(withdrawalRules).values({ merchantCode: code, accountId: merchantWide, rules });
  },
};
