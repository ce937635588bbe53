import type { Flag } from '@marquee/contract/flags';
import { inArray } from '#drizzle';
import { insertRows, type SettingsSection } from '#kernel';
import { settings } from './schema.ts';

/** Groups of the settings tree, and which flags stand in each. */
const groups: Readonly<Record<string, readonly Flag[]>> = {
  LOGIN: [
    'LOGINREQCAPTCHA3',
    'MOBILEVERCODELOGIN3',
    'CHNGPASSVERIF3',
    'PWDEXPFORCECHANGE3',
    'GEETEST3',
    'FIREBASESMS3',
  ],
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
    const rows = nodes.flatMap(({ modId, parentModId }, position) => {
      const value = parentModId === null ? true : set[prefix + modId];
      if (value === undefined && !isOff.has(modId)) return [];
      return [{ merchantCode: code, modId, parentModId, position, isEnabled: value === true }];
    });
    const groupRows = rows.filter(({ parentModId }) => parentModId === null);
    const flagRows = rows.filter(({ parentModId }) => parentModId !== null);
    await insertRows(tx, settings, groupRows);
    await insertRows(tx, settings, flagRows, {
      target: [settings.merchantCode, settings.modId],
      set: [settings.isEnabled],
    });
  },
};
