import { errorsOf, type Operation, type Row } from '@marquee/contract';
import type { FastifyBaseLogger } from 'fastify';
import { ApiFailure } from '../errors/ApiFailure.ts';

/**
 * Compares a refusal's code with those that the row lists, for programs that call decide by it; one that it does not list is
 * logged, and is a fault of the platform where tests run.
 */
export const checkRefusal = (
  operation: Operation,
  row: Row,
  error: unknown,
  { log, isStrict }: { log: FastifyBaseLogger; isStrict: boolean },
): void => {
  if (!(error instanceof ApiFailure) || errorsOf(row).includes(error.code)) return;
  const { code } = error;
  log.error({ operation, code }, 'A refusal is not among those of its row.');
  if (isStrict) throw new Error(`${operation} refuses with ${code}, which its row does not list.`);
};
