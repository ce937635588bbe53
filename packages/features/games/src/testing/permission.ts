import type { Permission } from '@marquee/feature-core';

/** The start-up answer, which names the merchant whose vendors are asked for. */
export const permission: Permission = {
  location: { ip: '203.0.113.7', country: 'VN' },
  maintenance: false,
  maintenanceInfo: null,
  plannedMaintenance: null,
  regionRestriction: false,
  restriction: null,
  info: {
    merchant: 'LOTUS',
    serverTime: '2026-11-21T05:00:00.000Z',
    imageCDNs: [],
    launchGameCDNs: [],
    whitelabel: [],
    analytics: null,
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
  },
};
