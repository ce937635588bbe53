import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import { type Change, EDITED_FILES, type Field } from '../../Bench.ts';

const changeSchema = Type.Object(
  {
    file: Type.Enum([...EDITED_FILES]),
    path: Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: 6 }),
    value: Type.Union([
      Type.String({ maxLength: 2000 }),
      Type.Number(),
      Type.Array(Type.String({ maxLength: 60 }), { maxItems: 60 }),
    ]),
  },
  { additionalProperties: false },
);

const bodySchema = Type.Object(
  { changes: Type.Array(changeSchema, { maxItems: 200 }), base: Type.Optional(Type.String()) },
  { additionalProperties: false },
);

/** What the panel sends. */
export type Edit = Static<typeof bodySchema>;

/** Reads what was sent; undefined where it is of another shape. */
export const readEdit = (body: unknown): Edit | undefined => (Check(bodySchema, body) ? body : undefined);

/** The field that a change is of, key by key; undefined where the panel offers none. */
export const fieldOf = (fields: readonly Field[], { file, path }: Pick<Change, 'file' | 'path'>) =>
  fields.find(
    (field) =>
      field.file === file &&
      field.path.length === path.length &&
      field.path.every((key, index) => key === path[index]),
  );
