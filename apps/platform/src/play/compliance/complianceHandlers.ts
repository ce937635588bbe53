import type { Handlers } from '#kernel';
import { decideStaffReview } from './decideStaffReview.ts';
import { exportStaffMember } from './export/exportStaffMember.ts';
import { getStaffAuditRuns } from './getStaffAuditRuns.ts';
import { getStaffExclusions } from './getStaffExclusions.ts';
import { getStaffReviews } from './getStaffReviews.ts';

/** Handlers of the console's calls about compliance. */
export const complianceHandlers = {
  getStaffAuditRuns,
  getStaffExclusions,
  getStaffReviews,
  decideStaffReview,
  exportStaffMember,
} satisfies Partial<Handlers>;
