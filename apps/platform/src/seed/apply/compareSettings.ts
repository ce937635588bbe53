import { isDeepStrictEqual } from 'node:util';
import type { Connection, Merchant, SettingValues } from '#kernel';
import { appliedSettings } from '../schema.ts';
import type { Difference } from './Difference.ts';
import { sections } from './sections.ts';

// As the database gives them back: without keys that are undefined.
const plain = (values: SettingValues): SettingValues => JSON.parse(JSON.stringify(values)) as SettingValues;

/** All that a merchant's folder settles. */
export const wantedOf = (merchant: Merchant): SettingValues =>
  plain(Object.assign({}, ...sections.map(({ wanted }) => wanted(merchant))) as SettingValues);

/**
 * Compares what a merchant's folder says with what the database holds. An operator changed what differs from what was
 * last applied; of a merchant whose settings are older than this table, all that differs.
 */
export const compareSettings = async (tx: Connection, merchant: Merchant): Promise<Difference[]> => {
  const folder = wantedOf(merchant);
  const stored: SettingValues[] = [];
  for (const section of sections) stored.push(await section.stored(tx, merchant));
  const database = plain(Object.assign({}, ...stored) as SettingValues);
  const rows = await tx.select().from(appliedSettings);
  const applied = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const keys = [...new Set([...Object.keys(folder), ...Object.keys(applied)])];
  return keys.flatMap((key) => {
    if (isDeepStrictEqual(folder[key], database[key])) return [];
    const isOperators = !isDeepStrictEqual(database[key], applied[key]);
    return [{ key, folder: folder[key], database: database[key], isOperators }];
  });
};
