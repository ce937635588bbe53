import { ApiError } from '@marquee/api-client';
import type { OperationId, RouteValue } from '@marquee/contract/route';

/** What the platform answers to an operation's query; a thrown `ApiError` is a refusal. */
export type Answers = {
  [O in OperationId]?: (query: Record<string, unknown>) => RouteValue<O>;
};

/** A refusal with a code. */
export const refusal = (code: ApiError['code'], status = 400) =>
  new ApiError(status, { code, message: `Refused: ${code}` });
