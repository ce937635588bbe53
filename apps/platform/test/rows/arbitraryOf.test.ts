import { endpoints, type Row } from '@marquee/contract';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { arbitraryOf, type Schema } from './arbitraryOf.ts';

const bodies = Object.entries(endpoints as Record<string, Row>).flatMap(([id, { body, query }]) =>
  [body, query].flatMap((schema) => (schema ? [[id, schema] as const] : [])),
);

test.each(bodies)('%s: what is generated as valid is valid', (_id, schema) => {
  const validator = Compile(schema);
  fc.assert(
    fc.property(arbitraryOf(schema as Schema), (value) => {
      expect(validator.Check(value), JSON.stringify(value)).toBe(true);
    }),
    { numRuns: 50 },
  );
});
