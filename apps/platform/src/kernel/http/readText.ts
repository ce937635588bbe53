import type { TSchema } from 'typebox';

const propertyTypes = (schema: TSchema | undefined): Record<string, { type?: string }> =>
  (schema as { properties?: Record<string, { type?: string }> } | undefined)?.properties ?? {};

const typed = (text: string, type: string | undefined): unknown => {
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}(\.\d{1,15})?$/.test(text))
    return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
};

/** Reads a query or form whose values are all text into the types of its schema; a repeated name is a list. */
export const readText = (text: string, schema: TSchema | undefined): Record<string, unknown> => {
  const types = propertyTypes(schema);
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : typed(values[0] ?? '', types[name]?.type)];
    }),
  );
};
