import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The committed snapshots: a line a variant, under the names of the views. */
export type Snapshots = {
  /** What the lines were drawn with; another one draws letters otherwise. */
  environment: string;
  views: Record<string, Record<string, string>>;
};

const folder = join(import.meta.dirname, '../../snapshots');
const file = join(folder, 'fingerprints.json');

const sheetFile = (view: string) => join(folder, `${view.replaceAll('@', '-on-')}.webp`);

/** The snapshots that were accepted last. */
export const readSnapshots = (): Snapshots =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Snapshots) : { environment: '', views: {} };

/** The small pictures of a view's variants, in the order of their names. */
export const readSheet = (view: string): Buffer | undefined =>
  existsSync(sheetFile(view)) ? readFileSync(sheetFile(view)) : undefined;

/** Puts what was drawn in place of the snapshots; a view that is not among them any more loses its file. */
export const writeSnapshots = (snapshots: Snapshots, sheets: ReadonlyMap<string, Buffer>): void => {
  mkdirSync(folder, { recursive: true });
  const views = Object.fromEntries(
    Object.entries(snapshots.views)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, variants]) => [name, variants]),
  );
  writeFileSync(file, `${JSON.stringify({ ...snapshots, views }, null, 1)}\n`);
  for (const [view, sheet] of sheets) writeFileSync(sheetFile(view), sheet);
  const known = new Set(Object.keys(views).map(sheetFile));
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.endsWith('.webp') && !known.has(path)) rmSync(path);
  }
};
