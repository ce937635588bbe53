import type { Handler } from '#kernel';
import { describeContent } from './describeContent.ts';

/** Answers one piece with its versions. */
export const getStaffContent: Handler<'getStaffContent'> = (context, { query: { kind, id } }) =>
  context.tenant((tx) => describeContent(tx, context, kind, id));
