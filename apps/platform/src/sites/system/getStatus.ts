import type { Handler } from '#kernel';
import { maintenanceOf } from './maintenanceOf.ts';

/** Answers the server's time and whether the site is under maintenance, and until when. */
export const getStatus: Handler<'getStatus'> = async ({ merchant, site, now }) => ({
  serverTime: now().toISOString(),
  ...maintenanceOf(site),
  merchant: merchant.code,
});
