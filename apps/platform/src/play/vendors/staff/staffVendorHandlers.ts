import type { Handlers } from '#kernel';
import { endStaffVendorSecret } from './endStaffVendorSecret.ts';
import { getStaffVendorCalls } from './getStaffVendorCalls.ts';
import { getStaffVendors } from './getStaffVendors.ts';
import { turnStaffVendorSecret } from './turnStaffVendorSecret.ts';

/** Handlers of the console's calls about vendors. */
export const staffVendorHandlers = {
  getStaffVendors,
  getStaffVendorCalls,
  turnStaffVendorSecret,
  endStaffVendorSecret,
} satisfies Partial<Handlers>;
