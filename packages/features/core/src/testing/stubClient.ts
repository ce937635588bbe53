import type { Client, Input } from '@marquee/api-client';
import type { Reader } from '@marquee/contract/examples';
import type { OperationId } from '@marquee/contract/route';
import { vi } from 'vitest';
import { type Answers, createStub } from './createStub.ts';
import { exampleReader } from './exampleReader.ts';

/** A client that answers as a test wants it, and with the contract's examples otherwise; it remembers its calls. */
export const stubClient = (answers: Answers = {}, reader: Reader = exampleReader('en')) => {
  const answer = createStub(answers, reader);
  const called = vi.fn<(operation: OperationId, input: object) => void>();
  const client: Client = (route, input) => {
    called(route.id, input);
    return answer(route.id, input);
  };
  /** What an operation was asked, in order. */
  const callsTo = <O extends OperationId>(operation: O) =>
    called.mock.calls.filter(([id]) => id === operation).map(([, input]) => input as Input<O>);
  return {
    client,
    called,
    callsTo,
    /** The bodies that an operation was sent, in order. */
    bodiesOf: (operation: OperationId) => callsTo(operation).map(({ body }) => body),
    countOf: (operation: OperationId) => callsTo(operation).length,
  };
};
