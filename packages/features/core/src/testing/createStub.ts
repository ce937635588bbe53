import { ApiError, type Input } from '@marquee/api-client';
import { exampleOf, mayRefuse, problemsOf, type ExampleQuery, type Reader } from '@marquee/contract/examples';
import type { OperationId, RouteValue } from '@marquee/contract/route';
import { onTestFinished } from 'vitest';

/** What operations answer to an input: a value, or something thrown. An operation without one answers its example. */
export type Answers = {
  [O in OperationId]?: (input: Input<O>) => RouteValue<O> | Promise<RouteValue<O>>;
};

/** Codes of the client itself: no answer came. */
const unanswered = new Set<string>(['NETWORK', 'UNAVAILABLE', 'TIMEOUT', 'ABORTED']);

const isRefusal = (operation: OperationId, error: unknown) =>
  error instanceof ApiError && (unanswered.has(error.code) || mayRefuse(operation, error.code));

/** Answers calls as a test wants it. What the platform would never answer fails the test, whoever swallows it. */
export const createStub = (answers: Answers, reader: Reader) => {
  const faults: string[] = [];
  onTestFinished(() => {
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  const failTest = (fault: string): never => {
    faults.push(fault);
    throw new Error(fault);
  };
  const exampleFor = <O extends OperationId>(operation: O, { query }: Input<O>) =>
    exampleOf(operation, reader, (query ?? {}) as ExampleQuery) as RouteValue<O>;

  return async <O extends OperationId>(operation: O, input: Input<O>): Promise<RouteValue<O>> => {
    const answer = answers[operation];
    if (!answer) return exampleFor(operation, input);
    const value = await Promise.resolve(input)
      .then(answer)
      .catch((error: unknown) => {
        if (isRefusal(operation, error)) throw error;
        return failTest(`${operation} is never refused like this: ${String(error)}`);
      });
    const problems = problemsOf(operation, value);
    return problems.length > 0 ? failTest(`${operation} never answers this: ${problems.join('; ')}`) : value;
  };
};
