import type { MerchantSettings } from '@marquee/brand';
import { type Connection, type StaffOfMerchant, tellApplied } from '#kernel';
import { recordAction } from '#staff';
import { changedKeys, tellChanges } from './changedKeys.ts';
import type { FoundSettings } from './readSettings.ts';
import { type SitePart, siteParts } from './siteParts.ts';

type Change = {
  part: SitePart;
  settings: MerchantSettings;
  reason: string | null;
  /** What else the trail is told. */
  facts?: Readonly<Record<string, string>>;
};

/**
 * Writes a part of a merchant's settings so that they say what is wanted, records each change, and tells all nodes. The
 * merchant has to be locked.
 */
export const writePart = async (
  tx: Connection,
  context: StaffOfMerchant,
  { stored }: FoundSettings,
  { part, settings, reason, facts = {} }: Change,
): Promise<void> => {
  const { merchant } = context;
  for (const [section, values] of stored) {
    const wanted = section.wanted({ ...merchant, settings });
    const changes = changedKeys(values, wanted, siteParts[part].has);
    if (Object.keys(changes.set).length + changes.removed.length === 0) continue;
    await section.write(tx, merchant, changes);
    const { before, after } = tellChanges(changes);
    await recordAction(tx, context, { subject: part, before, after: { ...after, ...facts }, reason });
  }
  await tellApplied(tx, merchant.code);
};
