import { Type } from 'typebox';
import { component } from './component.ts';
import { Instant, Nullable } from './scalars.ts';

const Count = Type.Integer({ minimum: 0 });

const likenesses = ['mobile', 'email', 'document', 'nameAndBirthday', 'card', 'device'] as const;

/** What one audit of the merchant's ledger and trail found. */
export const StaffAuditRun = component('StaffAuditRun', {
  id: Type.String(),
  startedAt: Instant,
  took: Type.Integer({ minimum: 0, description: 'Milliseconds.' }),
  checks: Type.Integer({ minimum: 0, description: 'How many invariants were looked at.' }),
  breaches: Type.Array(
    component('StaffBreach', {
      check: Type.String({ description: 'Name of the invariant.' }),
      row: Type.String({ description: 'The row that breaks it, as JSON.' }),
    }),
  ),
});

const who = { memberId: Type.String(), username: Type.String() };

/** A time-out or self-exclusion in the register. */
export const StaffExclusion = component('StaffExclusion', {
  id: Type.String(),
  ...who,
  kind: Type.Enum(['timeOut', 'selfExclusion']),
  startedAt: Instant,
  endsAt: Nullable(Type.String({ format: 'date-time', description: 'Null is for good.' })),
  isInForce: Type.Boolean(),
});

/** A member who may be somebody who is excluded. */
export const StaffReview = component('StaffReview', {
  ...who,
  likenesses: Type.Array(Type.Enum([...likenesses])),
  isHeld: Type.Boolean({ description: 'Bets and deposits wait for the decision.' }),
  foundAt: Instant,
  excludedUntil: Nullable(
    Type.String({ format: 'date-time', description: 'Until when the exclusion holds; null is for good.' }),
  ),
  decision: Nullable(Type.Enum(['somebodyElse', 'excluded'])),
  decidedBy: Nullable(Type.String()),
  decidedAt: Nullable(Instant),
});

/** How many of each a page's tabs tell. */
export const ReviewCounts = component('StaffReviewCounts', { open: Count, held: Count });
