import type { MerchantSettings } from '@marquee/brand';
import { flags } from '@marquee/contract';
import { type Connection, type Merchant, type SettingsSection, type SettingValues, unflatten } from '#kernel';
import { depositSection, withdrawalSection } from '#money';
import { flagSection, siteSection } from '#sites';

/** The sections that operators change in the console. */
const sections: readonly SettingsSection[] = [siteSection, flagSection, depositSection, withdrawalSection];

/** What a merchant has settled, by the sections that hold it and as its brand's folder would write it. */
export type FoundSettings = {
  stored: ReadonlyMap<SettingsSection, SettingValues>;
  settings: MerchantSettings;
};

type Method = MerchantSettings['deposits']['methods'][number];
type Tree = Omit<MerchantSettings, 'deposits' | 'flags'> & {
  deposits: Omit<MerchantSettings['deposits'], 'methods'> & {
    methods?: Record<string, Omit<Method, 'id'> & { position: number }>;
  };
  flags: Partial<MerchantSettings['flags']>;
};

const methodsOf = ({ methods = {} }: Tree['deposits']): Method[] =>
  Object.entries(methods)
    .toSorted(([, one], [, other]) => one.position - other.position)
    .map(([id, { position: _position, ...method }]) => ({ id, ...method }));

/** Reads what a merchant has settled, as the database holds it. What stands nowhere in it is the folder's. */
export const readSettings = async (tx: Connection, merchant: Merchant): Promise<FoundSettings> => {
  const stored = new Map<SettingsSection, SettingValues>();
  for (const section of sections) stored.set(section, await section.stored(tx, merchant));
  const values: SettingValues = Object.assign({}, ...stored.values());
  const { withdrawals = {}, ...tree } = unflatten(values) as Partial<Tree> &
    Pick<Tree, 'deposits' | 'registration'>;
  const { passwordMaxAgeDays, secondFactor, secondFactorAfter, knownAddressDays, regions, cdns } = {
    ...merchant.settings,
    ...tree,
  };
  return {
    stored,
    settings: {
      ...merchant.settings,
      passwordMaxAgeDays,
      secondFactor,
      secondFactorAfter,
      knownAddressDays,
      regions,
      cdns,
      registration: tree.registration,
      deposits: { ...tree.deposits, methods: methodsOf(tree.deposits) },
      withdrawals,
      // A flag that is newer than what was last applied is off.
      flags: Object.fromEntries(
        flags.map((flag) => [flag, tree.flags?.[flag] === true]),
      ) as MerchantSettings['flags'],
    },
  };
};
