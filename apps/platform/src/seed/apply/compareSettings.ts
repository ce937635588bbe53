import { isDeepStrictEqual } from 'node:util';
import type { Connection, Merchant, SettingsSection, SettingValues } from '#kernel';
import { appliedSettings } from '../schema.ts';
import type { Difference } from './Difference.ts';
import { isAsApplied } from './rememberedOf.ts';
import { sections } from './sections.ts';

// As the database gives them back: without keys that are undefined.
const plain = (values: SettingValues): SettingValues => JSON.parse(JSON.stringify(values)) as SettingValues;

/** All that a merchant's folder settles. */
export const wantedOf = (merchant: Merchant): SettingValues =>
  plain(Object.assign({}, ...sections.map(({ wanted }) => wanted(merchant))) as SettingValues);

/** What differs, what the folder says, and what each section had stored. */
export type Comparison = {
  differences: Difference[];
  folder: SettingValues;
  stored: ReadonlyMap<SettingsSection, SettingValues>;
};

/**
 * Compares what a merchant's folder says with what the database holds. An operator changed what differs from what was
 * last applied; of a merchant whose settings are older than this table, all that differs, but for parts that only the folder writes. One that is new has nothing
 * yet, and is not asked about.
 */
export const compareSettings = async (
  tx: Connection,
  merchant: Merchant,
  isNew = false,
): Promise<Comparison> => {
  const folder = wantedOf(merchant);
  const stored = new Map<SettingsSection, SettingValues>();
  for (const section of sections) stored.set(section, isNew ? {} : await section.stored(tx, merchant));
  const database = plain(Object.assign({}, ...stored.values()) as SettingValues);
  const rows = isNew ? [] : await tx.select().from(appliedSettings);
  const applied = new Map(rows.map((row) => [row.key, row]));
  const alone = new Set(
    [...stored].flatMap(([{ isFoldersAlone }, values]) => (isFoldersAlone ? Object.keys(values) : [])),
  );
  const keys = [...new Set([...Object.keys(folder), ...applied.keys()])];
  const differences = keys.flatMap((key) => {
    if (isDeepStrictEqual(folder[key], database[key])) return [];
    const isOperators =
      !isAsApplied(database[key], applied.get(key)) && !(alone.has(key) && !applied.has(key));
    return [{ key, folder: folder[key], database: database[key], isOperators }];
  });
  return { differences, folder, stored };
};
