import { brandSchema, tokensSchema } from '@marquee/brand/schema';
import { settingsSchema } from '@marquee/brand/settings';
import type { LoadedBrand } from '@marquee/brand/load';
import type { EditedFile, Field } from '../../Bench.ts';

/** The parts of a JSON schema that say what a field may hold. */
type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: readonly string[];
  pattern?: string;
  type?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
};

/** What the panel offers of each file: the brand's look and words, and none of what its operation depends on. */
const offered: Readonly<Record<EditedFile, readonly string[]>> = {
  tokens: ['colours', 'type', 'radius', 'density', 'surface', 'shadow'],
  brand: ['layout', 'defaultScheme', 'hero', 'texts'],
  settings: ['categories'],
};

type Kind = Field extends infer Each ? (Each extends Field ? Omit<Each, 'file' | 'path'> : never) : never;

const kindOf = (schema: Schema): Kind | undefined => {
  if (schema.enum) return { kind: 'choice', options: schema.enum };
  if (schema.items?.enum) return { kind: 'list', options: schema.items.enum, least: schema.minItems ?? 0 };
  if (schema.pattern?.startsWith('^#')) return { kind: 'colour' };
  const { minimum: min, maximum: max } = schema;
  if (min !== undefined && max !== undefined)
    return { kind: 'number', min, max, step: schema.type === 'integer' ? 100 : 0.005 };
  return schema.type === 'string' ? { kind: 'text' } : undefined;
};

/** The fields that the panel shows for a brand, read from the schemas of its files. */
export const describeFields = ({ brand }: Pick<LoadedBrand, 'brand'>, fonts: readonly string[]): Field[] => {
  const isOffered = (path: readonly string[]) =>
    path[0] !== 'texts' || path.length < 2 || brand.languages.some((language) => language === path[1]);
  const fieldsIn = (file: EditedFile, schema: Schema, path: readonly string[]): Field[] => {
    if (!isOffered(path)) return [];
    if (file === 'tokens' && path[0] === 'type' && path[1] && schema.properties)
      return [{ file, path, kind: 'font', options: fonts }];
    if (schema.properties)
      return Object.entries(schema.properties).flatMap(([key, child]) =>
        fieldsIn(file, child, [...path, key]),
      );
    const kind = kindOf(schema);
    return kind ? [{ file, path, ...kind }] : [];
  };
  const schemas: Record<EditedFile, Schema> = {
    tokens: tokensSchema as Schema,
    brand: brandSchema as Schema,
    settings: settingsSchema as Schema,
  };
  return (Object.keys(offered) as EditedFile[]).flatMap((file) =>
    offered[file].flatMap((key) => {
      const schema = schemas[file].properties?.[key];
      return schema ? fieldsIn(file, schema, [key]) : [];
    }),
  );
};
