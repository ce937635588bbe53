import type { Row } from '@marquee/contract';
import type { FastifyBaseLogger } from 'fastify';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { ApiFailure } from '../errors/ApiFailure.ts';
import { checkRefusal } from './checkRefusal.ts';

const row: Row = {
  method: 'POST',
  path: '/wps/test',
  module: 'STAFF',
  summary: 'A row of this test.',
  token: 'staff',
  console: true,
  fresh: true,
  value: Type.Null(),
  errors: ['CASE_OVER'],
};

const check = (error: unknown, isStrict = true) => {
  const logged: unknown[] = [];
  const log = { error: (...told: unknown[]) => logged.push(told) } as unknown as FastifyBaseLogger;
  try {
    checkRefusal('answerStaffVoice', row, error, { log, isStrict });
    return { thrown: null, logged };
  } catch (thrown) {
    return { thrown: (thrown as Error).message, logged };
  }
};

test.each([
  ['one of the row’s own', new ApiFailure('CASE_OVER')],
  ['one of its access', new ApiFailure('PROOF_DUE')],
  ['one that every row may answer', new ApiFailure('NOT_FOUND')],
  ['a fault, which has no code', new Error('No connection.')],
])('%s is let through', (_what, error) => {
  expect(check(error)).toEqual({ thrown: null, logged: [] });
});

test('a code that the row does not list is a fault where tests run, and logged elsewhere', () => {
  const error = new ApiFailure('NOT_MEMBER');
  expect(check(error).thrown).toContain('answerStaffVoice refuses with NOT_MEMBER');
  const { thrown, logged } = check(error, false);
  expect(thrown).toBeNull();
  expect(logged).toEqual([
    [{ operation: 'answerStaffVoice', code: 'NOT_MEMBER' }, 'A refusal is not among those of its row.'],
  ]);
});
