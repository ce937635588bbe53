import type { Flag } from '@marquee/contract/flags';
import type { Permission } from '@marquee/feature-core';

/** A merchant's settings tree with these flags on. */
export const settingsWith = (...flags: Flag[]): Permission['info']['whitelabel'] => [
  {
    modId: 'LOGIN',
    enabled: '1',
    childrenNodes: flags.map((modId) => ({ modId, enabled: '1', childrenNodes: [] })),
  },
];

/** An answer of the start-up call that lets the visitor in. */
export const permission = (changes: Partial<Permission> = {}, ...flags: Flag[]): Permission => ({
  location: { ip: '203.0.113.5', country: 'VN' },
  info: {
    merchant: 'LOTUS',
    currency: 'VND',
    imageCDNs: ['https://cdn-a.example'],
    launchGameCDNs: [],
    whitelabel: settingsWith(...flags),
    analytics: null,
    serverTime: '2030-05-06T07:08:09Z',
    timeZone: 'Asia/Ho_Chi_Minh',
  },
  maintenance: false,
  maintenanceInfo: null,
  plannedMaintenance: null,
  regionRestriction: false,
  restriction: null,
  ...changes,
});
