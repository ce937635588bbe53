import type { Bench, Change, Field, FieldValue } from '../Bench.ts';
import { withValue } from '../withValue.ts';

/** The brand, its tokens and its settings with changes in them. */
export type Draft = Bench['values'];

const valueIn = (holder: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    holder,
  );

/** What a field holds. A font's is the name of its family. */
export const valueOf = ({ values, fonts }: Bench, field: Field): FieldValue | undefined => {
  const value = valueIn(values[field.file], field.path);
  if (field.kind !== 'font') return value as FieldValue | undefined;
  const names = Object.keys(fonts);
  return names.find((name) => fonts[name]?.family === (value as { family?: string } | undefined)?.family);
};

/** The bench's values with changes in them. */
export const draftOf = ({ values, fields, fonts }: Bench, changes: readonly Change[]): Draft =>
  changes.reduce((draft, { file, path, value }) => {
    const isFont = fields.some(
      (field) => field.kind === 'font' && field.file === file && field.path.join() === path.join(),
    );
    return withValue(draft, [file, ...path], isFont ? fonts[String(value)] : value);
  }, values);
