import { ApiError, type Client } from '@marquee/api-client';
import type { OperationId, RouteValue } from '@marquee/contract/route';

/** What the platform answers to an operation's query; a thrown `ApiError` is a refusal. */
export type Answers = {
  [O in OperationId]?: (query: Record<string, unknown>) => RouteValue<O>;
};

/** A refusal with a code. */
export const refusal = (code: ApiError['code'], status = 400) =>
  new ApiError(status, { code, message: `Refused: ${code}` });

/** A client that answers from a table, and the calls that were made of it. */
export const stubClient = (answers: Answers) => {
  const calls: { operation: string; query: Record<string, unknown> }[] = [];
  const client: Client = async (route, input) => {
    const query = (input.query ?? {}) as Record<string, unknown>;
    calls.push({ operation: route.id, query });
    const answer = answers[route.id];
    if (!answer) throw refusal('NOT_FOUND', 404);
    return answer(query);
  };
  return {
    client,
    calls,
    callsTo: (operation: OperationId) => calls.filter((c) => c.operation === operation),
  };
};
