import { writeFingerprint } from './fingerprint.ts';
import { writeSnapshots, type Snapshots } from './SnapshotStore.ts';
import { readSheet } from './SnapshotStore.ts';
import type { Drawn } from './takePictures.ts';
import { cutSheet, sheetOf, type Thumbnail } from './Thumbnail.ts';

type Options = {
  drawn: readonly Drawn[];
  snapshots: Snapshots;
  environment: string;
  isWhole: boolean;
  /** Views that could not be looked at: they stay as they were accepted. */
  failed: ReadonlySet<string>;
};

const byView = (drawn: readonly Drawn[]) => {
  const views = new Map<string, Drawn[]>();
  for (const each of drawn) views.set(each.view, [...(views.get(each.view) ?? []), each]);
  return views;
};

/** Small pictures of all variants: those that were drawn anew, and the accepted ones of the rest. */
const thumbnailsOf = async (variants: readonly Drawn[], sheet: Buffer | undefined): Promise<Thumbnail[]> =>
  Promise.all(
    variants.map(async ({ changed, fingerprint }, place) => {
      if (changed) return changed.thumbnail;
      const { width, height } = fingerprint;
      const share = width > 1000 ? 0.25 : 0.4;
      return cutSheet(sheet!, place, variants.length, Math.round(height * share));
    }),
  );

/** Takes what was drawn as what is wanted; files of views that have not changed stay as they are. */
export const accept = async (options: Options): Promise<number> => {
  const { drawn, snapshots, environment, isWhole, failed } = options;
  const kept = Object.entries(snapshots.views).filter(([view]) => !isWhole || failed.has(view));
  const views: Snapshots['views'] = Object.fromEntries(kept);
  const sheets = new Map<string, Buffer>();
  for (const [view, unsorted] of byView(drawn)) {
    if (failed.has(view)) continue;
    const variants = unsorted.toSorted((one, other) => (one.variant < other.variant ? -1 : 1));
    views[view] = Object.fromEntries(
      variants.map(({ variant, fingerprint }) => [variant, writeFingerprint(fingerprint)]),
    );
    if (variants.some(({ changed }) => changed))
      sheets.set(view, await sheetOf(await thumbnailsOf(variants, readSheet(view))));
  }
  writeSnapshots({ environment, views }, sheets);
  return sheets.size;
};
