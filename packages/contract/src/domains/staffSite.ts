import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Instant, Nullable } from '../schemas/scalars.ts';
import { StaffReason } from '../schemas/staff.ts';
import { SeenVersion, siteParts, StaffSite } from '../schemas/staffSite.ts';

const shared = { module: 'STAFF', token: 'staff', console: true, always: true } as const;
const manageRow = { ...shared, method: 'POST', permission: 'site.manage' } as const;

/** Calls by which staff settles how the site of the merchant works that the call names. */
export const staffSite = defineRows({
  getStaffSite: {
    ...shared,
    method: 'GET',
    path: '/wps/staff/site',
    summary: 'What the merchant has settled about its site, with a version of each part.',
    permission: 'site.read',
    value: StaffSite,
  },
  changeStaffSite: {
    ...manageRow,
    path: '/wps/staff/site',
    summary:
      'Changes one part of the settings, whole, unless somebody has changed it since that version was read; all nodes follow at once, and the brand’s folder does not overwrite it.',
    body: component('StaffSiteChange', {
      version: SeenVersion,
      flags: Type.Optional(siteParts.flags),
      regions: Type.Optional(siteParts.regions),
      logins: Type.Optional(siteParts.logins),
      reason: StaffReason,
    }),
    value: StaffSite,
    errors: ['SETTINGS_CHANGED'],
  },
  setStaffMaintenance: {
    ...manageRow,
    path: '/wps/staff/site/maintenance',
    summary:
      'Closes the site now or from a moment on, which its pages count down to, and tells when it is expected back; null opens it.',
    body: component('StaffMaintenanceChange', {
      version: SeenVersion,
      maintenance: Nullable(
        component('StaffMaintenanceWish', {
          startsAt: Nullable(Type.String({ format: 'date-time', description: 'Null closes it at once.' })),
          endsAt: Nullable(Instant),
        }),
      ),
      reason: StaffReason,
    }),
    value: StaffSite,
    errors: ['SETTINGS_CHANGED'],
  },
});
