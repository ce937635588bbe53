import type { Handlers } from '#kernel';
import { decideStaffReview } from './decideStaffReview.ts';
import { askStaffErasure } from './erasure/askStaffErasure.ts';
import { decideStaffErasure } from './erasure/decideStaffErasure.ts';
import { getStaffErasure } from './erasure/getStaffErasure.ts';
import { getStaffErasures } from './erasure/getStaffErasures.ts';
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
  getStaffErasure,
  getStaffErasures,
  askStaffErasure,
  decideStaffErasure,
} satisfies Partial<Handlers>;
