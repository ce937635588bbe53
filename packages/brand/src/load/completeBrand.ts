import { type TSchema, Type } from 'typebox';
import { type Brand, brandSchema } from '../schema/brandSchema.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const complete = (schema: TSchema, older: unknown, current: unknown): unknown => {
  if (!Type.IsObject(schema) || !isRecord(older) || !isRecord(current)) return older ?? current;
  const added = (schema.required ?? []).map((key) => [
    key,
    complete(schema.properties[key]!, older[key], current[key]),
  ]);
  return { ...older, ...Object.fromEntries(added) };
};

/**
 * A brand as an older release wrote it down, completed by the present one with what every brand has and that release
 * did not know. What a brand may leave out stays left out.
 */
export const completeBrand = (older: Partial<Brand>, current: Brand): Brand =>
  complete(brandSchema, older, current) as Brand;
