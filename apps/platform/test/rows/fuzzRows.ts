import { createReader, testVariables } from '@marquee/variables';
import type { Row } from '@marquee/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validatorOf } from '../../src/kernel/http/checkInput.ts';
import { unkeepable } from '../../src/kernel/http/unkeepable.ts';
import { caseOf } from './caseOf.ts';
import { encodeCase } from './encodeCase.ts';
import { expectSound } from './expectSound.ts';
import type { FuzzCase } from './FuzzCase.ts';
import { openFuzzSite } from './openFuzzSite.ts';

// New calls with each run, whose seed `npm run units` prints: FUZZ_SEED makes them again, FUZZ_RUNS makes more.
const { number, requiredNumber } = createReader(testVariables);
const runs = {
  numRuns: requiredNumber('FUZZ_RUNS'),
  seed: number('FUZZ_SEED') ?? Date.now() % 2 ** 31,
};

/** Rows that change what other calls of the file rely on: sessions, the clock. */
const unsettling = new Set(['logout', 'changePassword', 'setSandboxClock']);

/** What a call that comes as it should has to be told of its body; undefined when its body is sound. */
const badField = (row: Row, { wire, body, headers, isMember }: FuzzCase): string | undefined => {
  const reaches =
    wire === 'right' &&
    Object.keys(headers).length === 0 &&
    (isMember || row.token === 'none' || row.token === 'optional') &&
    !row.signed &&
    !row.fromGateway;
  if (!reaches || !row.body || row.bodyType || body.spoilt === undefined) return undefined;
  const isSound = validatorOf(row.body).Check(body.value) && unkeepable(body.value) === undefined;
  return isSound ? undefined : body.spoilt;
};

// On PGlite alone: what is generated meets the same router and statements on both engines, and twice would double
// the suite's time. What differs under load is in ../faults/races.test.ts, on both.
/** Registers a test for every row of a domain: generated calls, as guest and as member, or of the console as its owner. */
export const fuzzRows = (rows: Record<string, Row>): void => {
  const site = openFuzzSite();

  describe.each(Object.entries(rows))('%s', (operation, row) => {
    test('answers whatever it is asked within its schema', { timeout: 120_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(caseOf(row), async (call) => {
          // One of the console's own rows ends the session that all others need.
          if (row.console || unsettling.has(operation)) await site.restore(call.host);
          const identity = call.isMember ? site.identityOf(call.host) : {};
          const vendor = site.vendorOf(call.host);
          const sealed = await encodeCase(row, call, { identity, vendor, seal: site.seal() });
          const answer = await site.app().inject(sealed);
          const error = expectSound(row, answer);
          const field = badField(row, call);
          if (field === undefined) return;
          expect(error?.code, answer.body).toBe('INVALID_INPUT');
          expect(error?.details?.fields?.map((problem) => problem.field.split('.')[0])).toContain(field);
        }),
        runs,
      );
    });
  });
};
