import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { Page, PageSize, Text } from '../schemas/scalars.ts';
import { StaffReason } from '../schemas/staff.ts';
import { ReviewCounts, StaffAuditRun, StaffExclusion, StaffReview } from '../schemas/staffCompliance.ts';
import { MemberId } from '../schemas/staffMembers.ts';

const shared = { module: 'STAFF', token: 'staff', console: true, always: true } as const;
const readRow = { ...shared, method: 'GET', permission: 'compliance.read' } as const;
const Count = Type.Integer({ minimum: 0 });
const Reviews = component('StaffReviews', {
  reviews: Type.Array(StaffReview),
  total: Count,
  waiting: ReviewCounts,
});

/** Calls by which staff shows that a merchant keeps to its rules. */
export const staffCompliance = defineRows({
  getStaffAuditRuns: {
    ...readRow,
    path: '/wps/staff/compliance/audits',
    summary:
      'The audits of the merchant’s ledger and trail, newest first, and every invariant that they look at.',
    query: component('StaffAuditRunsQuery', {
      found: Type.Optional(Type.Enum(['nothing', 'breaches'])),
      page: Page,
      pageSize: PageSize(20),
    }),
    value: component('StaffAuditRuns', {
      runs: Type.Array(StaffAuditRun),
      total: Count,
      checks: Type.Array(Type.String(), { description: 'Names of the invariants.' }),
    }),
  },
  getStaffExclusions: {
    ...readRow,
    path: '/wps/staff/compliance/exclusions',
    summary: 'The register of time-outs and self-exclusions, newest first.',
    query: component('StaffExclusionsQuery', {
      state: Type.Optional(Type.Enum(['inForce', 'over'])),
      kind: Type.Optional(Type.Enum(['timeOut', 'selfExclusion'])),
      username: Type.Optional(Text(64, 1)),
      page: Page,
      pageSize: PageSize(20),
    }),
    value: component('StaffExclusions', { exclusions: Type.Array(StaffExclusion), total: Count }),
  },
  getStaffReviews: {
    ...readRow,
    path: '/wps/staff/compliance/reviews',
    summary:
      'Members who may be somebody who has excluded themselves: those who wait, the oldest first, or decided ones.',
    query: component('StaffReviewsQuery', {
      state: Type.Optional(Type.Enum(['open', 'decided'])),
      page: Page,
      pageSize: PageSize(20),
    }),
    value: Reviews,
  },
  decideStaffReview: {
    ...shared,
    method: 'POST',
    path: '/wps/staff/compliance/reviews/decide',
    summary: 'Decides whether a member is somebody who is excluded, once; the member is told.',
    permission: 'compliance.manage',
    body: component('StaffReviewDecision', {
      id: MemberId,
      decision: Type.Enum(['somebodyElse', 'excluded']),
      reason: StaffReason,
    }),
    value: component('StaffReviewDecided', { waiting: ReviewCounts }),
    errors: ['CASE_OVER'],
  },
  exportStaffMember: {
    ...shared,
    method: 'POST',
    path: '/wps/staff/compliance/export',
    summary: 'Everything that is held of a member, as a file; the look and its reason are written down.',
    permission: 'compliance.manage',
    fresh: true,
    timeout: 120_000,
    body: component('StaffMemberExport', { id: MemberId, reason: StaffReason }),
    value: component('StaffMemberFile', {
      name: Type.String({ description: 'Name for the file.' }),
      content: Type.String({ description: 'JSON: every table with the rows that are the member’s.' }),
    }),
    errors: ['LOOKUPS_SPENT'],
  },
});
