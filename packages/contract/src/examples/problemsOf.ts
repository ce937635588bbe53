import { Errors } from 'typebox/value';
import { endpoints, type Operation } from '../endpoints.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { errorsOf } from '../errorsOf.ts';

/** What the platform would never answer in an operation's value, each problem with its path; empty where all is right. */
export const problemsOf = (operation: Operation, value: unknown): string[] =>
  Errors(endpoints[operation].value, value).map(({ instancePath, message }) =>
    `${instancePath.replaceAll('/', '.').slice(1)} ${message}`.trimStart(),
  );

/** Whether an operation may be refused with a code. */
export const mayRefuse = (operation: Operation, code: string): boolean =>
  errorsOf(endpoints[operation]).includes(code as ErrorCode);
