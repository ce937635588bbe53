import type { Handler } from '#kernel';
import { describeVendors } from './describeVendors.ts';

/** The vendors, with their secrets and their calls of the last day. */
export const getStaffVendors: Handler<'getStaffVendors'> = async (context) => {
  await context.services.vendorCalls.flush(context.merchant.code);
  return { vendors: await context.tenant((tx) => describeVendors(tx, context)) };
};
