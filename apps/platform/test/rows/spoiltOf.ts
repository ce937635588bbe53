import fc, { type Arbitrary } from 'fast-check';
import { arbitraryOf, type Schema } from './arbitraryOf.ts';

/** What a caller with bad intentions puts into a field. */
export const nasty = fc.constantFrom<unknown>(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDFFF',
  '💥'.repeat(40),
  'a'.repeat(5000),
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '__proto__',
  '\u202Eevil\r\nSet-Cookie: a=b',
  '9'.repeat(400),
  '0x10',
  '2026-02-31',
  '+275760-09-13T00:00:00.001Z',
  0,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  null,
  true,
  [],
  {},
  { $gt: '' },
  { toString: 'x', constructor: null },
  ['a', 'b'],
);

/** A value whose field `spoilt` was replaced or lost; without one the whole is nothing like the schema. */
export type Spoilt = { value: unknown; spoilt?: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that look like a schema's but have one field spoilt, lost or too many; or that are nothing like it. */
export const spoiltOf = (schema: Schema): Arbitrary<Spoilt> => {
  const names = Object.keys(schema.properties ?? {});
  const oneField = fc
    .tuple(arbitraryOf(schema), fc.constantFrom(...names, 'unknownField', '__proto__'), nasty, fc.boolean())
    .map(([value, name, bad, isLost]): Spoilt => {
      if (!isObject(value)) return { value: bad };
      const copy = { ...value };
      if (isLost) delete copy[name];
      else Object.defineProperty(copy, name, { value: bad, enumerable: true, configurable: true });
      return { value: copy, spoilt: name };
    });
  const unlike = fc.oneof(fc.jsonValue(), nasty).map((value): Spoilt => ({ value }));
  return fc.oneof({ weight: 4, arbitrary: oneField }, { weight: 1, arbitrary: unlike });
};
