import type { Row } from '@marquee/contract';
import fc, { type Arbitrary } from 'fast-check';
import { consoleHost } from '../../src/staff/testing/openStaff.ts';
import type { Schema } from './arbitraryOf.ts';
import type { FuzzCase, Wire } from './FuzzCase.ts';
import { knownOf } from './knownValues.ts';
import { oddHeaders } from './oddHeaders.ts';
import { nasty, spoiltOf } from './spoiltOf.ts';

/** The hosts of the three merchants. */
export const hosts = ['sen-vang.localhost', 'northbay.localhost', 'senvang-vip.localhost'] as const;

const ways: readonly Wire[] = [
  'wrongType',
  'noType',
  'broken',
  'bytes',
  'empty',
  'tooBig',
  'deep',
  'missing',
];

const valueOf = (schema: Schema | undefined): Arbitrary<{ value: unknown; spoilt?: string }> =>
  schema
    ? fc.oneof(
        { weight: 3, arbitrary: knownOf(schema).map((value) => ({ value })) },
        { weight: 4, arbitrary: spoiltOf(schema) },
      )
    : fc.oneof(fc.jsonValue(), nasty).map((value) => ({ value }));

const rawQuery = fc.oneof(
  fc.constantFrom(
    '%',
    '%00=%00',
    '%ED%A0%80=1',
    '=&=',
    'a&a&a',
    `x=${'y'.repeat(9000)}`,
    '__proto__[a]=1',
    '?',
    '[]=1',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

/** Calls of a row: sound ones, ones with a spoilt field, ones that come over the wire in a wrong way. */
export const caseOf = (row: Row): Arbitrary<FuzzCase> =>
  fc.record({
    isMember: fc.boolean(),
    host: row.console ? fc.constant(consoleHost) : fc.constantFrom(...hosts),
    // So many addresses that no limit by address is reached.
    address: fc.ipV4().map((address) => address.replace(/^\d+\.\d+/, '10.9')),
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
    wire: fc.oneof(
      { weight: 4, arbitrary: fc.constant<Wire>('right') },
      { weight: 1, arbitrary: fc.constantFrom(...ways) },
    ),
    body: valueOf(row.body as Schema | undefined),
    query: fc.oneof(
      { weight: 5, arbitrary: valueOf(row.query as Schema | undefined) },
      { weight: 1, arbitrary: rawQuery.map((raw) => ({ raw })) },
    ),
  });
