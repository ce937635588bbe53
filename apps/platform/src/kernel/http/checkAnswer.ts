import type { Operation, Row } from '@marquee/contract';
import type { FastifyBaseLogger } from 'fastify';
import { validatorOf } from './checkInput.ts';

/** Compares a handler's value with the row's schema; a difference is logged, and thrown where tests run. */
export const checkAnswer = (
  operation: Operation,
  row: Row,
  value: unknown,
  { log, isStrict }: { log: FastifyBaseLogger; isStrict: boolean },
): void => {
  const validator = validatorOf(row.value);
  if (validator.Check(value ?? null)) return;
  // As the reader will get it: dates are text by then, undefined keys are gone.
  const sent: unknown = JSON.parse(JSON.stringify(value ?? null));
  if (validator.Check(sent)) return;
  const problems = validator.Errors(sent).map(({ instancePath, message }) => `${instancePath} ${message}`);
  log.error({ operation, problems }, 'An answer differs from its schema.');
  if (isStrict) throw new Error(`The answer of ${operation} differs from its schema: ${problems.join('; ')}`);
};
