import type { Handler } from '#kernel';
import { describeForStaff } from './describeForStaff.ts';

/** One withdrawal. */
export const getStaffWithdrawal: Handler<'getStaffWithdrawal'> = ({ tenant, now }, { query }) =>
  tenant((tx) => describeForStaff(tx, query.reference, now()));
