import fc, { type Arbitrary } from 'fast-check';

/** The part of JSON Schema that the table's rows use. */
export type Schema = {
  title?: string;
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
};

const formats: Record<string, Arbitrary<string>> = {
  date: fc
    .date({ noInvalidDate: true, min: new Date('0000-01-01'), max: new Date('9999-12-31') })
    .map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2099-01-01') })
    .map((d) => d.toISOString()),
  uuid: fc.uuid(),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
};

const textOf = ({ pattern, format, minLength = 0, maxLength = 64 }: Schema): Arbitrary<string> => {
  if (format && formats[format]) return formats[format];
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const bounds = { minLength, maxLength: Math.min(maxLength, Math.max(minLength, 80)) };
  return fc
    .oneof(fc.string(bounds), fc.string({ ...bounds, unit: 'grapheme' }))
    .filter((text) => text.length >= minLength && text.length <= maxLength);
};

const objectOf = ({ properties = {}, patternProperties = {}, required = [] }: Schema): Arbitrary<unknown> => {
  const [pattern] = Object.entries(patternProperties);
  if (pattern)
    return fc.dictionary(fc.stringMatching(new RegExp(pattern[0])), arbitraryOf(pattern[1]), { maxKeys: 4 });
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, arbitraryOf(part)]),
  );
  return fc.record(parts, { requiredKeys: [...required] });
};

const arrayOf = ({ items = {}, minItems = 0, maxItems = 5, uniqueItems = false }: Schema) => {
  const bounds = { minLength: minItems, maxLength: Math.min(maxItems, Math.max(minItems, 5)) };
  return uniqueItems
    ? fc.uniqueArray(arbitraryOf(items), { ...bounds, selector: (item) => JSON.stringify(item) })
    : fc.array(arbitraryOf(items), bounds);
};

/** Values that a schema accepts. */
export const arbitraryOf = (schema: Schema): Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return arrayOf(schema);
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1e9, -1e9),
        max: Math.min(schema.maximum ?? 1e9, 1e9),
      });
    case 'number':
      return fc.double({
        noNaN: true,
        noDefaultInfinity: true,
        ...(schema.minimum !== undefined && { min: schema.minimum }),
        ...(schema.maximum !== undefined && { max: schema.maximum }),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
};
