import { ApiError, type Client, type Input } from '@marquee/api-client';
import type { ErrorCode } from '@marquee/contract/errors';
import type { OperationId, RouteValue } from '@marquee/contract/route';

/** What each call answers; a call without an answer is refused. */
export type Answers = {
  [O in OperationId]?: (input: Input<O>) => RouteValue<O> | Promise<RouteValue<O>>;
};

/** The platform as the forms see it, and what it was asked. */
export const stubClient = (answers: Answers) => {
  const calls: { id: OperationId; input: unknown }[] = [];
  const client: Client = async (route, input) => {
    calls.push({ id: route.id, input });
    const answer = answers[route.id];
    if (!answer) throw new ApiError(404, { code: 'NOT_FOUND', message: `Nothing answers ${route.id}.` });
    return answer(input);
  };
  return {
    client,
    /** The bodies that an operation was sent, in order. */
    bodiesOf: (id: OperationId) =>
      calls.filter((call) => call.id === id).map(({ input }) => (input as { body: unknown }).body),
    countOf: (id: OperationId) => calls.filter((call) => call.id === id).length,
  };
};

/** A refusal of the platform. */
export const refused = (
  code: ErrorCode,
  more: {
    message?: string;
    captcha?: boolean;
    retryAfter?: number;
    fields?: ApiError['fields'];
    verification?: NonNullable<ApiError['verification']>;
  } = {},
) => {
  const { fields, ...rest } = more;
  return new ApiError(400, {
    code,
    message: `Refused: ${code}`,
    ...rest,
    ...(fields && { fields: [...fields] }),
  });
};
