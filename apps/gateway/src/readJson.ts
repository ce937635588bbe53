import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Reads a body that fits a schema; a sentence about what is wrong otherwise. */
export const readJson = <T extends TSchema>(schema: T, text: unknown): Static<T> | string => {
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    return 'The body is no JSON.';
  }
  if (Value.Check(schema, value)) return value;
  const [problem] = Value.Errors(schema, value);
  return `${problem?.instancePath || 'The body'} ${problem?.message ?? 'is not as it should be'}.`;
};
