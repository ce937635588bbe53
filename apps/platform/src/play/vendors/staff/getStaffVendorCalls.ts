import { and, desc, eq, gt } from '#drizzle';
import type { Handler } from '#kernel';
import { vendorCalls } from '../schema.ts';
import { describeVendor } from './describeVendors.ts';
import { sumCalls } from './sumCalls.ts';

/** What a vendor has called, by hour, up to this moment on this node and up to 15 seconds ago on the others. */
export const getStaffVendorCalls: Handler<'getStaffVendorCalls'> = async (context, { query }) => {
  const { merchant, services, tenant, now } = context;
  const { vendor, days = 7 } = query;
  await services.vendorCalls.flush(merchant.code);
  return tenant(async (tx) => {
    const since = new Date(now().getTime() - days * 86_400_000);
    const rows = await tx
      .select()
      .from(vendorCalls)
      .where(and(eq(vendorCalls.vendor, vendor), gt(vendorCalls.hour, since)))
      .orderBy(desc(vendorCalls.hour));
    return {
      vendor: await describeVendor(tx, context, vendor),
      hours: rows.map((row) => ({ hour: row.hour.toISOString(), calls: sumCalls([row]) })),
    };
  });
};
