import type { Flag } from '@marquee/contract/flags';
import { inArray } from 'drizzle-orm';
import type { SettingsSection } from '#kernel';
import { settings } from './schema.ts';

/** Groups of the settings tree, and which flags stand in each. */
const groups: Readonly<Record<string, readonly Flag[]>> = {
  LOGIN: ['LOGINREQCAPTCHA3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'PWDEXPFORCECHANGE3'],
  SOCIAL: ['GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'TELEGRAMLOGIN3'],
  REGISTER: ['DIRECTREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'],
  PLAY: ['FREEPLAY3'],
};

const prefix = 'flags.';

const nodes = Object.entries(groups).flatMap(([group, flags]) => [
  { modId: group, parentModId: null },
  ...flags.map((flag) => ({ modId: flag as string, parentModId: group })),
]);

/** The whitelabel flags. Their groups are on from the first day; only an operator turns one off. */
export const flagSection: SettingsSection = {
  wanted: (merchant) =>
    Object.fromEntries(Object.entries(merchant.settings.flags).map(([flag, isOn]) => [prefix + flag, isOn])),
  stored: async (tx) => {
    const rows = await tx
      .select()
      .from(settings)
      .where(inArray(settings.modId, Object.values(groups).flat()));
    return Object.fromEntries(rows.map(({ modId, isEnabled }) => [prefix + modId, isEnabled]));
  },
  write: async (tx, { code }, { set, removed }) => {
    const isOff = new Set(removed.map((key) => key.slice(prefix.length)));
    for (const [position, { modId, parentModId }] of nodes.entries()) {
      const value = parentModId === null ? true : set[prefix + modId];
      if (value === undefined && !isOff.has(modId)) continue;
      const row = { merchantCode: code, modId, parentModId, position, isEnabled: value === true };
      const insert = tx.insert(settings).values(row);
      await (parentModId === null
        ? insert.onConflictDoNothing()
        : insert.onConflictDoUpdate({
            target: [settings.merchantCode, settings.modId],
            set: { isEnabled: row.isEnabled },
          }));
    }
  },
};
