import type { CleanLook } from './cleanLooks.ts';
import type { Drawn } from './drawView.ts';
import { writeFingerprint } from './fingerprint.ts';
import { readSheet, type Snapshots, writeSnapshots } from './SnapshotStore.ts';
import { cutSheet, sheetOf, type Thumbnail } from './Thumbnail.ts';

type Options = {
  drawn: readonly Drawn[];
  snapshots: Snapshots;
  environment: string;
  /** Names of all views that there are: what was accepted of others goes. */
  known: ReadonlySet<string>;
  /** Views that could not be looked at: they stay as they were accepted. */
  failed: ReadonlySet<string>;
  /** The clean looks that are known now. */
  looks: ReadonlyMap<string, CleanLook>;
};

/** The snapshots as they stand then, and how many views have other pictures. */
type Accepted = { snapshots: Snapshots; count: number };

type Lines = Readonly<Record<string, string>>;

const byText = (one: string, other: string) => (one < other ? -1 : 1);

/** Small pictures of all variants: those that were drawn anew, and the accepted ones of the rest. */
const thumbnailsOf = async (
  variants: readonly Drawn[],
  accepted: Lines,
  sheet: Buffer | undefined,
): Promise<Thumbnail[]> => {
  const before = Object.keys(accepted).toSorted(byText);
  return Promise.all(
    variants.map(async ({ variant, changed, fingerprint }) => {
      if (changed) return changed.thumbnail;
      const { width, height } = fingerprint;
      const share = width > 1000 ? 0.25 : 0.4;
      return cutSheet(sheet!, before.indexOf(variant), before.length, Math.round(height * share));
    }),
  );
};

/** Takes what was drawn as what is wanted; files of views that have not changed stay as they are. */
export const accept = async (options: Options): Promise<Accepted> => {
  const { drawn, snapshots, environment, known, failed, looks } = options;
  const kept = Object.entries(snapshots.views).filter(([view]) => known.has(view));
  const views: Snapshots['views'] = Object.fromEntries(kept);
  const sheets = new Map<string, Buffer>();
  for (const [view, unsorted] of Map.groupBy(drawn, (each) => each.view)) {
    if (failed.has(view)) continue;
    const variants = unsorted.toSorted((one, other) => byText(one.variant, other.variant));
    const accepted = snapshots.views[view] ?? {};
    views[view] = Object.fromEntries(
      variants.map(({ variant, fingerprint }) => [variant, writeFingerprint(fingerprint)]),
    );
    const isSame =
      variants.length === Object.keys(accepted).length &&
      variants.every(({ changed }) => changed === undefined);
    if (!isSame) sheets.set(view, await sheetOf(await thumbnailsOf(variants, accepted, readSheet(view))));
  }
  const accepted = { environment, views, looks };
  writeSnapshots(accepted, sheets);
  return { snapshots: accepted, count: sheets.size };
};
