import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CleanLook, packLooks, type PackedLooks, unpackLooks } from './cleanLooks.ts';

/** The committed snapshots, under the names of the views. */
export type Snapshots = {
  /** What the pictures were drawn with; another one draws letters otherwise. */
  environment: string;
  /** A line a variant. */
  views: Record<string, Record<string, string>>;
  /** What the views were made from when nothing was wrong with them. */
  looks: ReadonlyMap<string, CleanLook>;
};

type Written = Omit<Snapshots, 'looks'> & { looks?: PackedLooks };

const folder = join(import.meta.dirname, '../../snapshots');
const file = join(folder, 'fingerprints.json');

const sheetFile = (view: string) => join(folder, `${view.replaceAll('@', '-on-')}.webp`);

/** The snapshots that were accepted last. */
export const readSnapshots = (): Snapshots => {
  if (!existsSync(file)) return { environment: '', views: {}, looks: new Map() };
  const { looks, ...pictures } = JSON.parse(readFileSync(file, 'utf8')) as Written;
  return { ...pictures, looks: looks ? unpackLooks(looks) : new Map() };
};

/** The small pictures of a view's variants, in the order of their names. */
export const readSheet = (view: string): Buffer | undefined =>
  existsSync(sheetFile(view)) ? readFileSync(sheetFile(view)) : undefined;

/** Puts what was drawn in place of the snapshots; a view that is not among them any more loses its file. */
export const writeSnapshots = (
  { environment, views: unsorted, looks }: Snapshots,
  sheets: ReadonlyMap<string, Buffer>,
): void => {
  mkdirSync(folder, { recursive: true });
  const views = Object.fromEntries(
    Object.entries(unsorted).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  const written: Written = { environment, views, looks: packLooks(looks) };
  writeFileSync(file, `${JSON.stringify(written, null, 1)}\n`);
  for (const [view, sheet] of sheets) writeFileSync(sheetFile(view), sheet);
  const known = new Set(Object.keys(views).map(sheetFile));
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.endsWith('.webp') && !known.has(path)) rmSync(path);
  }
};
