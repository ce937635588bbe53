import type { Handlers } from '#kernel';
import { getStaffHealth } from './getStaffHealth.ts';
import { getStaffOverview } from './getStaffOverview.ts';

/** Handlers of the console's calls about how a merchant stands. */
export const overviewHandlers = { getStaffOverview, getStaffHealth } satisfies Partial<Handlers>;
