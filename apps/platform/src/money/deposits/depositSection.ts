import { eq } from '#drizzle';
import type { SettingsSection } from '#kernel';
import { depositMethods, depositSettings } from './schema.ts';

type Settings = Omit<typeof depositSettings.$inferInsert, 'merchantCode'>;
type Method = Omit<typeof depositMethods.$inferInsert, 'merchantCode' | 'method' | 'isEnabled'>;

const prefix = 'deposits.';
const methodPrefix = `${prefix}methods.`;

/** How members deposit. A method that is taken away stays as a row that is off, for the deposits made by it. */
export const depositSection: SettingsSection = {
  wanted: ({ settings: { deposits } }) => {
    const { methods, dayMax, openMax, minutes } = deposits;
    const rows = methods.map(({ id, ...method }, position) => [methodPrefix + id, { ...method, position }]);
    return {
      [`${prefix}dayMax`]: dayMax,
      [`${prefix}openMax`]: openMax,
      [`${prefix}minutes`]: minutes,
      ...Object.fromEntries(rows),
    };
  },
  stored: async (tx) => {
    const [settings] = await tx.select().from(depositSettings);
    if (!settings) return {};
    const rows = await tx.select().from(depositMethods).where(eq(depositMethods.isEnabled, true));
    const { merchantCode: _, ...own } = settings;
    return {
      ...Object.fromEntries(Object.entries(own).map(([key, value]) => [prefix + key, value])),
      ...Object.fromEntries(
        rows.map(({ merchantCode: _code, method, isEnabled: _on, ...row }) => [methodPrefix + method, row]),
      ),
    };
  },
  write: async (tx, merchant, { set, removed, stored }) => {
    const isMethod = (key: string) => key.startsWith(methodPrefix);
    const own = Object.entries(set).filter(([key]) => !isMethod(key));
    const settings = Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length), value]));
    if (own.length > 0) {
      const before = Object.entries(stored).filter(([key]) => !isMethod(key));
      const columns = {
        ...Object.fromEntries(before.map(([key, value]) => [key.slice(prefix.length), value])),
        ...settings,
      } as Settings;
      await tx
        .insert(depositSettings)
        .values({ merchantCode: merchant.code, ...columns })
        .onConflictDoUpdate({ target: depositSettings.merchantCode, set: columns });
    }
    for (const [key, value] of Object.entries(set).filter(([key]) => isMethod(key))) {
      const columns = { ...(value as Method), isEnabled: true };
      await tx
        .insert(depositMethods)
        .values({ merchantCode: merchant.code, method: key.slice(methodPrefix.length), ...columns })
        .onConflictDoUpdate({ target: [depositMethods.merchantCode, depositMethods.method], set: columns });
    }
    for (const key of removed.filter(isMethod)) {
      await tx
        .update(depositMethods)
        .set({ isEnabled: false })
        .where(eq(depositMethods.method, key.slice(methodPrefix.length)));
    }
  },
};
