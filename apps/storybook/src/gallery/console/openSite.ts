import type { Changes } from '../Screen.ts';

/** The site is open: only then can it be closed. */
export const openSite: Changes = {
  getStaffSite: { maintenance: { state: 'open', startsAt: null, endsAt: null, message: null } },
};
