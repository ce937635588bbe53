import type { Handlers } from '#kernel';
import { changeStaffSite } from './changeStaffSite.ts';
import { getStaffSite } from './getStaffSite.ts';
import { setStaffMaintenance } from './setStaffMaintenance.ts';
import { setStaffWallet } from './setStaffWallet.ts';

/** Handlers of the console's calls about a merchant's site. */
export const siteStaffHandlers = {
  getStaffSite,
  changeStaffSite,
  setStaffMaintenance,
  setStaffWallet,
} satisfies Partial<Handlers>;
