import { sql } from 'drizzle-orm';
import { type Connection, type Merchant, tellApplied } from '#kernel';
import { appliedSettings } from '../schema.ts';
import { compareSettings, wantedOf } from './compareSettings.ts';
import type { Difference } from './Difference.ts';
import { requireSameMeaning } from './requireSameMeaning.ts';
import { sections } from './sections.ts';

/** What an application has done. */
export type Applied = { changed: Difference[]; kept: Difference[] };

/** Remembers what the folder said, so that what differs later is known to be an operator's. */
const remember = async (tx: Connection, merchant: Merchant, keys: readonly string[], now: Date) => {
  const folder = wantedOf(merchant);
  const rows = keys
    .filter((key) => key in folder)
    .map((key) => ({ merchantCode: merchant.code, key, value: folder[key], appliedAt: now }));
  if (rows.length === 0) return;
  await tx
    .insert(appliedSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: [appliedSettings.merchantCode, appliedSettings.key],
      set: { value: sql`excluded.value`, appliedAt: now },
    });
};

/** Takes over what is there from before settings were remembered: what differs from the folder counts as an operator's. */
export const adoptSettings = (tx: Connection, merchant: Merchant, now: Date): Promise<void> =>
  remember(tx, merchant, Object.keys(wantedOf(merchant)), now);

/**
 * Writes what a merchant's folder says, but for what operators have changed since; `take` names keys that are the
 * folder's again. Throws `ApplyRefusal`, and writes nothing, where a change would give what is stored another meaning.
 */
export const applySettings = async (
  tx: Connection,
  merchant: Merchant,
  { now, take = [] }: { now: Date; take?: readonly string[] },
): Promise<Applied> => {
  const differences = await compareSettings(tx, merchant);
  const isTaken = ({ key, isOperators }: Difference) => !isOperators || take.includes(key);
  const changed = differences.filter(isTaken);
  if (changed.length > 0) {
    await requireSameMeaning(tx, merchant, changed);
    for (const section of sections) {
      const folder = section.wanted(merchant);
      const stored = await section.stored(tx, merchant);
      const own = changed.filter(({ key }) => key in folder || key in stored);
      if (own.length === 0) continue;
      const set = own.filter(({ folder: value }) => value !== undefined);
      await section.write(tx, merchant, {
        set: Object.fromEntries(set.map(({ key, folder: value }) => [key, value])),
        removed: own.filter(({ folder: value }) => value === undefined).map(({ key }) => key),
      });
    }
    await tellApplied(tx, merchant.code);
  }
  const kept = differences.filter((difference) => !isTaken(difference));
  const keptKeys = new Set(kept.map(({ key }) => key));
  const keys = Object.keys(wantedOf(merchant)).filter((key) => !keptKeys.has(key));
  await remember(tx, merchant, keys, now);
  const gone = changed.filter(({ folder }) => folder === undefined).map(({ key }) => key);
  for (const key of gone) await tx.delete(appliedSettings).where(sql`${appliedSettings.key} = ${key}`);
  return { changed, kept };
};
