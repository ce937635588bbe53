import type { Handlers } from '#kernel';
import { askStaffPayoutRules } from './askStaffPayoutRules.ts';
import { decideStaffSiteRequest } from './decideStaffSiteRequest.ts';
import { getStaffSiteRequests } from './getStaffSiteRequests.ts';

/** Handlers of the console's calls about payout rules, which two people change. */
export const payoutRuleHandlers = {
  askStaffPayoutRules,
  getStaffSiteRequests,
  decideStaffSiteRequest,
} satisfies Partial<Handlers>;
