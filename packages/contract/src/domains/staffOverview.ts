import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { OverviewDay, StaffHealth, StaffOverview } from '../schemas/staffOverview.ts';
import { Type } from 'typebox';

const row = {
  module: 'STAFF',
  token: 'staff',
  console: true,
  always: true,
  method: 'GET',
  permission: 'overview.read',
} as const;

/** Calls that show how the merchant stands that the call names. */
export const staffOverview = defineRows({
  getStaffOverview: {
    ...row,
    path: '/wps/staff/overview',
    summary:
      'What the ledger says of some days, 93 at most; the last seven unless told. Days are those of the merchant’s time zone.',
    query: component('StaffOverviewQuery', {
      from: Type.Optional(OverviewDay),
      to: Type.Optional(OverviewDay),
    }),
    value: StaffOverview,
  },
  getStaffHealth: {
    ...row,
    path: '/wps/staff/health',
    summary:
      'What waits for staff and for how long, and whether audit, messages, payouts and vendors are well.',
    value: StaffHealth,
  },
});
