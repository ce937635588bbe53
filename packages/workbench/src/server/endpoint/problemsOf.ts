import { BrandError, type LoadedBrand, parseBrand, parseSettings, parseTokens } from '@marquee/brand/load';
import type { Change, EditedFile, Field, Review } from '../../Bench.ts';
import { withValue } from '../../withValue.ts';
import { fieldOf } from './readEdit.ts';

type Fonts = Readonly<Record<string, unknown>>;
type Problems = Review['problems'];

const parsers: Record<EditedFile, (input: unknown, file: string, loaded: LoadedBrand) => unknown> = {
  brand: (input, file) => parseBrand(input, file),
  tokens: (input, file) => parseTokens(input, file),
  settings: (input, file, { brand }) => parseSettings(input, brand, file),
};

const refusalOf = (parse: () => unknown): Problems => {
  try {
    parse();
    return [];
  } catch (error) {
    if (error instanceof BrandError) return error.problems;
    throw error;
  }
};

/** What keeps changes from being written: keys that are not offered, and values that the files' schemas refuse. */
export const problemsOf = (
  changes: readonly Change[],
  { loaded, fields, fonts }: { loaded: LoadedBrand; fields: readonly Field[]; fonts: Fonts },
): Problems => {
  const unknown = changes.filter((change) => !fieldOf(fields, change));
  if (unknown.length > 0)
    return unknown.map(({ file, path }) => ({
      file: `${file}.ts`,
      key: path.join('.'),
      message: 'is nothing that the workbench changes.',
    }));
  const files = [...new Set(changes.map(({ file }) => file))];
  return files.flatMap((file) => {
    const base: unknown = file === 'settings' ? {} : loaded[file];
    const input = changes
      .filter((change) => change.file === file)
      .reduce((changed, change) => {
        const isFont = fieldOf(fields, change)?.kind === 'font';
        const value = isFont ? (fonts[String(change.value)] ?? change.value) : change.value;
        return withValue(changed, change.path, value);
      }, base);
    return refusalOf(() => parsers[file](input, `${file}.ts`, loaded));
  });
};
