import { type Brand, FEATURE_IDS, FEATURES, type Tokens } from '@marquee/brand';
import { brandSchema, tokensSchema } from '@marquee/brand/schema';
import type { BrandChange, BrandChanges } from 'virtual:brands';

type Schema = { default?: unknown; properties?: Record<string, Schema> };

const shown = (value: unknown): string => {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys that have a default, and stand otherwise here. */
const changesIn = (schema: Schema, value: unknown, path = ''): BrandChange[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const here = isObject(value) ? value[name] : undefined;
    const key = path ? `${path}.${name}` : name;
    if (part.properties && isObject(here)) return changesIn(part, here, key);
    if (part.default === undefined || shown(part.default) === shown(here)) return [];
    return [{ key, byDefault: shown(part.default), here: shown(here) }];
  });

const overridesOf = ({ overrides }: Tokens): BrandChange[] =>
  Object.entries(overrides).flatMap(([scheme, given]) =>
    Object.entries(given).map(([name, value]) => ({
      key: `overrides.${scheme}.${name}`,
      byDefault: 'derived',
      here: shown(value),
    })),
  );

const featuresOf = ({ features }: Brand): BrandChange[] =>
  FEATURE_IDS.filter((id) => !FEATURES[id].required && features.includes(id)).map((id) => ({
    key: `features.${id}`,
    byDefault: 'off',
    here: 'on',
  }));

const textsOf = ({ texts }: Brand): BrandChange[] =>
  Object.entries(texts).flatMap(([language, own]) =>
    Object.entries(own ?? {}).map(([name, text]) => ({
      key: `texts.${language}.${name}`,
      byDefault: '–',
      here: text,
    })),
  );

/** What a brand changed from the defaults: tokens (colours have none), features, layout and texts. */
export const brandChanges = (brand: Brand, tokens: Tokens): BrandChanges => ({
  tokens: [
    ...Object.entries(tokens.colours).map(([name, colour]) => ({
      key: `colours.${name}`,
      byDefault: '–',
      here: colour,
    })),
    ...changesIn(tokensSchema as Schema, tokens).filter(({ key }) => !key.startsWith('overrides')),
    ...overridesOf(tokens),
  ],
  features: [
    ...featuresOf(brand),
    ...changesIn(brandSchema as Schema, brand).filter(({ key }) => key.startsWith('layout')),
  ],
  texts: textsOf(brand),
});
