import type { RouteValue } from '@marquee/contract/route';

/** A vendor with its secrets and calls. */
export type Vendor = RouteValue<'getStaffVendors'>['vendors'][number];

/** What a vendor called in an hour. */
export type VendorHour = RouteValue<'getStaffVendorCalls'>['hours'][number];
