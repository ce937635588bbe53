import type { MerchantSettings } from '@marquee/brand';
import { flags } from '@marquee/contract';
import { type Connection, type Merchant, type SettingsSection, type SettingValues, unflatten } from '#kernel';
import { flagSection, siteSection } from '#sites';

/** The sections that operators change in the console. */
const sections: readonly SettingsSection[] = [siteSection, flagSection];

/** What a merchant has settled, by the sections that hold it and as its brand's folder would write it. */
export type FoundSettings = {
  stored: ReadonlyMap<SettingsSection, SettingValues>;
  values: SettingValues;
  settings: MerchantSettings;
};

/** Reads what a merchant has settled, as the database holds it. What stands nowhere in it is the folder's. */
export const readSettings = async (tx: Connection, merchant: Merchant): Promise<FoundSettings> => {
  const stored = new Map<SettingsSection, SettingValues>();
  for (const section of sections) stored.set(section, await section.stored(tx, merchant));
  const values: SettingValues = Object.assign({}, ...stored.values());
  const tree = unflatten(values) as Pick<MerchantSettings, 'regions'> & Partial<MerchantSettings>;
  const { regions, passwordMaxAgeDays, secondFactor, secondFactorAfter, knownAddressDays } = {
    ...merchant.settings,
    ...tree,
  };
  return {
    stored,
    values,
    settings: {
      ...merchant.settings,
      regions,
      passwordMaxAgeDays,
      secondFactor,
      secondFactorAfter,
      knownAddressDays,
      // A flag that is newer than what was last applied is off.
      flags: Object.fromEntries(
        flags.map((flag) => [flag, values[`flags.${flag}`] === true]),
      ) as MerchantSettings['flags'],
    },
  };
};
