import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Instant, Text } from '../schemas/scalars.ts';
import { StaffReason } from '../schemas/staff.ts';
import { StaffVendorStanding, VendorCallSums } from '../schemas/staffVendors.ts';

const shared = { module: 'STAFF', token: 'staff', console: true, always: true } as const;
const readRow = { ...shared, method: 'GET', permission: 'games.read' } as const;
const manageRow = { ...shared, method: 'POST', permission: 'vendors.manage', fresh: true } as const;
const Vendor = Text(32, 1);

/** Calls by which staff looks after the vendors whose servers call the merchant's wallets. */
export const staffVendors = defineRows({
  getStaffVendors: {
    ...readRow,
    path: '/wps/staff/vendors',
    summary: 'The vendors with their secrets, which are not told, and their calls of the last 24 hours.',
    value: component('StaffVendors', { vendors: Type.Array(StaffVendorStanding) }),
  },
  getStaffVendorCalls: {
    ...readRow,
    path: '/wps/staff/vendor/calls',
    summary: 'What a vendor has called, by hour, the newest first; an hour without a call is left out.',
    query: component('StaffVendorCallsQuery', {
      vendor: Vendor,
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
    }),
    value: component('StaffVendorCalls', {
      vendor: StaffVendorStanding,
      hours: Type.Array(component('StaffVendorHour', { hour: Instant, calls: VendorCallSums })),
    }),
  },
  turnStaffVendorSecret: {
    ...manageRow,
    path: '/wps/staff/vendor/secret',
    summary:
      'Makes a new secret for a vendor and tells it this once; the one before is good for so many hours more. A new one that no call was signed with yet is replaced.',
    body: component('StaffVendorSecretTurn', {
      vendor: Vendor,
      hours: Type.Integer({ minimum: 1, maximum: 168 }),
      reason: StaffReason,
    }),
    value: component('StaffVendorSecretTurned', {
      secret: Type.String({ description: 'Told this once.' }),
      vendor: StaffVendorStanding,
    }),
    errors: ['SECRET_TURNING'],
  },
  endStaffVendorSecret: {
    ...manageRow,
    path: '/wps/staff/vendor/secret/end',
    summary: 'Ends at once what was good beside the newest secret of a vendor.',
    body: component('StaffVendorSecretEnd', { vendor: Vendor, reason: StaffReason }),
    value: StaffVendorStanding,
  },
});
