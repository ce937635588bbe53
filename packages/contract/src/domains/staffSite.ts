import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Instant, Nullable, Text } from '../schemas/scalars.ts';
import { StaffReason } from '../schemas/staff.ts';
import { SeenVersion, siteParts, StaffSite, StaffSiteRequest } from '../schemas/staffSite.ts';

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
      registration: Type.Optional(siteParts.registration),
      deposits: Type.Optional(siteParts.deposits),
      cdns: Type.Optional(siteParts.cdns),
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
          message: Type.Optional(Nullable(Text(500, 1))),
        }),
      ),
      reason: StaffReason,
    }),
    value: StaffSite,
    errors: ['SETTINGS_CHANGED'],
  },
  setStaffWallet: {
    ...manageRow,
    path: '/wps/staff/site/wallet',
    summary:
      'Gives the merchant one wallet for every vendor, or each vendor its own; what vendors’ wallets hold comes back to the main ones.',
    fresh: true,
    body: component('StaffWalletChange', {
      version: SeenVersion,
      isSingle: Type.Boolean(),
      reason: StaffReason,
    }),
    value: StaffSite,
    errors: ['SETTINGS_CHANGED'],
  },
  askStaffPayoutRules: {
    ...manageRow,
    path: '/wps/staff/site/payoutRules',
    summary:
      'Asks a second person for a change of what limits withdrawals; nothing changes before they agree. Where nobody else may change the site it is made at once.',
    fresh: true,
    body: component('StaffPayoutRulesWish', {
      version: SeenVersion,
      withdrawals: siteParts.withdrawals,
      reason: StaffReason,
    }),
    value: StaffSite,
    errors: ['SETTINGS_CHANGED', 'REQUEST_OPEN'],
  },
  getStaffSiteRequests: {
    ...shared,
    method: 'GET',
    path: '/wps/staff/site/requests',
    summary: 'Changes of payout rules that wait for a second person.',
    permission: 'site.read',
    value: component('StaffSiteRequests', { requests: Type.Array(StaffSiteRequest) }),
  },
  decideStaffSiteRequest: {
    ...manageRow,
    path: '/wps/staff/site/requests/decide',
    summary:
      'Agrees to a change of payout rules that another person has asked for, which makes it, or refuses it.',
    fresh: true,
    body: component('StaffSiteRequestDecision', {
      id: Text(64, 1),
      decision: Type.Enum(['agree', 'refuse']),
      reason: Type.Optional(StaffReason),
    }),
    value: component('StaffSiteDecision', { outcome: Type.Enum(['done', 'refused', 'outdated']) }),
    errors: ['SECOND_PERSON_REQUIRED', 'REQUEST_OVER'],
  },
});
