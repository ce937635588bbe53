import { sql } from '#drizzle';
import { type Connection, insertRows, type Merchant, type SettingValues, tellApplied } from '#kernel';
import { appliedSettings } from '../schema.ts';
import { compareSettings, wantedOf } from './compareSettings.ts';
import type { Difference } from './Difference.ts';
import { rememberedOf } from './rememberedOf.ts';
import { requireSameMeaning } from './requireSameMeaning.ts';

/** What an application has done. */
export type Applied = { changed: Difference[]; kept: Difference[] };

/** Remembers what the folder said, so that what differs later is known to be an operator's. */
const remember = async (tx: Connection, { code }: Merchant, values: SettingValues, now: Date) => {
  const rows = Object.entries(values).map(([key, value]) => ({
    merchantCode: code,
    key,
    ...rememberedOf(value),
    appliedAt: now,
  }));
  await insertRows(tx, appliedSettings, rows, {
    target: [appliedSettings.merchantCode, appliedSettings.key],
    set: [appliedSettings.value, appliedSettings.digest, appliedSettings.appliedAt],
  });
};

/** Takes over what is there from before settings were remembered: what differs from the folder counts as an operator's. */
export const adoptSettings = (tx: Connection, merchant: Merchant, now: Date): Promise<void> =>
  remember(tx, merchant, wantedOf(merchant), now);

/**
 * Writes what a merchant's folder says, but for what operators have changed since; `take` names keys that are the
 * folder's again, and a merchant that is new has nothing yet. Throws `ApplyRefusal`, and writes nothing, where a change would give what is stored another meaning.
 */
export const applySettings = async (
  tx: Connection,
  merchant: Merchant,
  { now, take = [], isNew = false }: { now: Date; take?: readonly string[]; isNew?: boolean },
): Promise<Applied> => {
  const { differences, folder, stored } = await compareSettings(tx, merchant, isNew);
  const isTaken = ({ key, isOperators }: Difference) => !isOperators || take.includes(key);
  const changed = differences.filter(isTaken);
  if (changed.length > 0) {
    await requireSameMeaning(tx, merchant, changed);
    for (const [section, before] of stored) {
      const wanted = section.wanted(merchant);
      const own = changed.filter(({ key }) => key in wanted || key in before);
      if (own.length === 0) continue;
      const set = own.filter(({ folder: value }) => value !== undefined);
      await section.write(tx, merchant, {
        set: Object.fromEntries(set.map(({ key, folder: value }) => [key, value])),
        removed: own.filter(({ folder: value }) => value === undefined).map(({ key }) => key),
        stored: before,
      });
    }
    await tellApplied(tx, merchant.code);
  }
  const kept = differences.filter((difference) => !isTaken(difference));
  const keptKeys = new Set(kept.map(({ key }) => key));
  const settled = Object.entries(folder).filter(([key]) => !keptKeys.has(key));
  await remember(tx, merchant, Object.fromEntries(settled), now);
  const gone = changed.filter((one) => one.folder === undefined).map(({ key }) => key);
  for (const key of gone) await tx.delete(appliedSettings).where(sql`${appliedSettings.key} = ${key}`);
  return { changed, kept };
};
