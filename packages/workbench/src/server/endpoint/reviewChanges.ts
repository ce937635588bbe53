import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedBrand } from '@marquee/brand/load';
import { createTwoFilesPatch } from 'diff';
import { type Change, EDITED_FILES, type EditedFile, type Field, type Review } from '../../Bench.ts';
import { EditRefusal, editSource } from '../source/editSource.ts';
import { formatLike } from '../source/formatLike.ts';
import { problemsOf } from './problemsOf.ts';
import { fieldOf } from './readEdit.ts';

type Context = { loaded: LoadedBrand; fields: readonly Field[]; fonts: Readonly<Record<string, unknown>> };

/** A file as it is and as it would be. */
type Edited = { path: string; name: string; before: string; after: string };

const baseOf = (directory: string) => {
  const hash = createHash('sha256');
  for (const file of EDITED_FILES) hash.update(readFileSync(join(directory, `${file}.ts`)));
  return hash.digest('base64url');
};

const editFile = async (
  file: EditedFile,
  changes: readonly Change[],
  { loaded, fields }: Context,
): Promise<Edited> => {
  const name = `${file}.ts`;
  const path = join(loaded.directory, name);
  // A link could lead out of the brand's folder.
  if (lstatSync(path).isSymbolicLink()) throw new EditRefusal('', 'is a link, which is not followed.');
  const before = readFileSync(path, 'utf8');
  const named = changes.map((change) => ({ ...change, isName: fieldOf(fields, change)?.kind === 'font' }));
  return { path, name, before, after: await formatLike(name, before, editSource(name, before, named)) };
};

const diffOf = ({ name, before, after }: Edited) =>
  before === after
    ? ''
    : createTwoFilesPatch(name, name, before, after, undefined, undefined, { context: 2 });

/** What changes would write, or what keeps them from it. */
const prepare = async (
  changes: readonly Change[],
  context: Context,
): Promise<Review & { edited: Edited[] }> => {
  const base = baseOf(context.loaded.directory);
  const problems = problemsOf(changes, context);
  if (problems.length > 0) return { problems, diff: '', base, edited: [] };
  const edited: Edited[] = [];
  for (const file of EDITED_FILES) {
    const own = changes.filter((change) => change.file === file);
    if (own.length === 0) continue;
    try {
      edited.push(await editFile(file, own, context));
    } catch (error) {
      if (!(error instanceof EditRefusal)) throw error;
      return {
        problems: [{ file: `${file}.ts`, key: error.key, message: error.message }],
        diff: '',
        base,
        edited: [],
      };
    }
  }
  return { problems: [], diff: edited.map(diffOf).join(''), base, edited };
};

/** Shows what changes would write, without writing it. */
export const reviewChanges = async (changes: readonly Change[], context: Context): Promise<Review> => {
  const { edited: _edited, ...review } = await prepare(changes, context);
  return review;
};

/** Writes changes whose review was seen. Undefined where the files are no longer those that it started from. */
export const writeChanges = async (
  changes: readonly Change[],
  base: string,
  context: Context,
): Promise<Review | undefined> => {
  const { edited, ...review } = await prepare(changes, context);
  if (review.base !== base) return undefined;
  for (const { path, before, after } of edited) if (before !== after) writeFileSync(path, after);
  return review;
};
