import { readFingerprint } from './fingerprint.ts';
import { looksAlike } from './looksAlike.ts';
import { readSheet, type Snapshots } from './SnapshotStore.ts';
import type { Drawn } from './drawView.ts';
import { cutSheet, type Thumbnail } from './Thumbnail.ts';

/** A view that is not as it was accepted; without what it was, it is new. */
export type Difference = {
  drawn: Drawn & Required<Pick<Drawn, 'changed'>>;
  before?: { thumbnail: Thumbnail | undefined; line: string };
};

const isChanged = (drawn: Drawn): drawn is Difference['drawn'] => drawn.changed !== undefined;

const thumbnailBefore = async ({ view, variant, changed }: Difference['drawn'], snapshots: Snapshots) => {
  const variants = Object.keys(snapshots.views[view] ?? {}).toSorted();
  const sheet = readSheet(view);
  if (!sheet || !variants.includes(variant)) return undefined;
  const line = snapshots.views[view]![variant]!;
  const { width, height } = readFingerprint(line);
  const wanted = Math.round((height * changed.thumbnail.width) / width);
  return cutSheet(sheet, variants.indexOf(variant), variants.length, wanted);
};

/**
 * What is not as it was accepted. Where this machine draws otherwise than the one that accepted, single pixels say
 * nothing: then only small pictures are compared.
 */
export const findDifferences = async (
  drawn: readonly Drawn[],
  snapshots: Snapshots,
  isExact: boolean,
): Promise<Difference[]> => {
  const differences: Difference[] = [];
  for (const each of drawn.filter(isChanged)) {
    const line = snapshots.views[each.view]?.[each.variant];
    if (line === undefined) {
      differences.push({ drawn: each });
      continue;
    }
    const thumbnail = await thumbnailBefore(each, snapshots);
    if (!isExact && thumbnail && looksAlike(thumbnail, each.changed.thumbnail)) continue;
    differences.push({ drawn: each, before: { thumbnail, line } });
  }
  return differences;
};
