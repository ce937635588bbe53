import type { Handler } from '#kernel';
import { describeStaffDeposit } from './describeStaffDeposit.ts';

/** One deposit. */
export const getStaffDeposit: Handler<'getStaffDeposit'> = (context, { query }) =>
  context.tenant((tx) => describeStaffDeposit(tx, context, query.reference));
