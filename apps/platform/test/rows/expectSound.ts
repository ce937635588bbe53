import { commonErrors, errorCodes, type ErrorCode, Failure, type Row, successOf } from '@marquee/contract';
import type { AnyError } from '@marquee/contract/errors';
import type { LightMyRequestResponse } from 'fastify';
import type { TSchema } from 'typebox';
import { expect } from 'vitest';
import { validatorOf } from '../../src/kernel/http/checkInput.ts';
import { readAnswer } from './readAnswer.ts';

const successes = new WeakMap<Row, TSchema>();

const answerOf = (row: Row): TSchema => {
  const schema = successes.get(row) ?? (row.raw ? row.value : successOf(row.value));
  successes.set(row, schema);
  return schema;
};

/** Codes that the OpenAPI document promises for a row. */
const codesOf = (row: Row): ReadonlySet<ErrorCode> => {
  const access: readonly ErrorCode[] =
    row.token === 'none'
      ? []
      : [
          'NOT_LOGGED_IN',
          'SESSION_EXPIRED',
          'SESSION_ENDED_BY_LIMIT',
          'PASSWORD_CHANGE_REQUIRED',
          'REAL_ACCOUNT_REQUIRED',
        ];
  const ofAgents: readonly ErrorCode[] = row.token === 'agent' ? ['NOT_AGENT'] : [];
  const ofConsole: readonly ErrorCode[] = row.console ? ['NOT_PERMITTED', 'PROOF_DUE', 'FOREIGN_ORIGIN'] : [];
  return new Set<ErrorCode>([
    ...commonErrors,
    ...access,
    ...ofAgents,
    ...ofConsole,
    'FEATURE_DISABLED',
    ...(row.errors ?? []),
  ]);
};

const expectFields = ({ code, details: { fields = [] } = {} }: AnyError) => {
  if (code === 'INVALID_INPUT') expect(fields, 'bad input names its fields').not.toHaveLength(0);
  for (const { message, rule } of fields) expect([message, rule]).not.toContain('');
};

/**
 * Checks what every answer of a row has to be, whatever was asked: no failure of the platform, the shape that
 * the table says, a code that the row may answer, the fields where input is bad. Returns the error, if any.
 */
export const expectSound = (row: Row, answer: LightMyRequestResponse): AnyError | undefined => {
  const body = readAnswer(answer);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  if (answer.statusCode === 200) {
    expect(validatorOf(answerOf(row)).Check(body), `the answer fits its schema: ${answer.body}`).toBe(true);
    return undefined;
  }
  expect(validatorOf(Failure).Check(body), `the error fits its schema: ${answer.body}`).toBe(true);
  const { error } = body as { error: AnyError };
  expect(errorCodes[error.code]).toBe(answer.statusCode);
  expect([...codesOf(row)]).toContain(error.code);
  expectFields(error);
  return error;
};
