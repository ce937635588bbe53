import { ApiError, type Client } from '@marquee/api-client';
import { vi } from 'vitest';

/** What each operation answers to an input: a value, or something thrown. */
export type Answers = Record<string, (input: { query?: unknown; body?: unknown }) => unknown>;

/** A client that answers from a table and remembers its calls. */
export const stubClient = (answers: Answers) => {
  const called = vi.fn<(operation: string, input: object) => void>();
  const client: Client = async (route, input) => {
    called(route.id, input);
    const answer = answers[route.id];
    if (!answer) throw new ApiError(404, { code: 'NOT_FOUND', message: `No answer for ${route.id}` });
    return answer(input) as never;
  };
  return { client, called };
};

/** The refusal of a call whose network is gone. */
export const offline = () => {
  throw new ApiError(0, { code: 'NETWORK', message: '' });
};
