import { Type } from 'typebox';
import { component } from './component.ts';
import { Instant, Nullable } from './scalars.ts';
import { StaffName } from './staff.ts';

/** What has to be settled before a member's data may be erased. */
export const erasureHindrances = [
  'money',
  'deposit',
  'withdrawal',
  'round',
  'question',
  'review',
  'downline',
  'exclusion',
] as const;

/** One of `erasureHindrances`. */
export type ErasureHindrance = (typeof erasureHindrances)[number];

const asked = { reason: Type.String(), askedBy: StaffName, askedAt: Instant };

/** How it stands with the erasure of a member. */
export const StaffErasure = component('StaffErasure', {
  hindrances: Type.Array(Type.Enum([...erasureHindrances])),
  request: Nullable(component('StaffErasureRequest', { id: Type.String(), ...asked })),
  erasedAt: Nullable(Instant),
  paymentsUntil: Nullable(
    Type.String({
      format: 'date-time',
      description: 'Until when who was paid is kept; null before an erasure, and once that is erased too.',
    }),
  ),
});

/** An erasure that waits for a second person. */
export const StaffErasureWaiting = component('StaffErasureWaiting', {
  id: Type.String(),
  memberId: Type.String(),
  username: Type.String(),
  ...asked,
});
