import type { Static, TArray, TObject, TOptional, TSchema } from 'typebox';

/** A schema whose value may be left out of a brand's file because `default` fills it. */
export type Defaulted<Schema extends TSchema> = Schema & { readonly default: unknown };

/** Gives a schema the value that stands when a brand's file leaves the key out. */
export function withDefault<Schema extends TSchema>(
  schema: Schema,
  value: Static<Schema>,
): Defaulted<Schema> {
  // TypeBox marks a schema's kind by properties that a spread would lose, and with them nested defaults.
  const copy: Schema = Object.defineProperties(Object.create(null), Object.getOwnPropertyDescriptors(schema));
  return Object.assign(copy, { default: value });
}

type Flat<T> = { [Key in keyof T]: T[Key] };

type MayOmit<Schema> = Schema extends { readonly default: unknown } | TOptional<TSchema> ? true : false;

/** What a file has to write for a schema: as `Static`, with the defaulted keys optional. */
export type InputOf<Schema extends TSchema> =
  Schema extends TObject<infer Properties>
    ? Flat<
        {
          [Key in keyof Properties as MayOmit<Properties[Key]> extends true ? never : Key]: InputOf<
            Properties[Key]
          >;
        } & {
          [Key in keyof Properties as MayOmit<Properties[Key]> extends true ? Key : never]?: InputOf<
            Properties[Key]
          >;
        }
      >
    : Schema extends TArray<infer Item>
      ? readonly InputOf<Item>[]
      : Static<Schema>;
