import { momentFrom } from '#kernel';
import { type SettledLimit, tighter } from './settleLimit.ts';

/** What a wish makes of a limit: what it is kept as, and what the audit trail calls that. */
export type NextLimit = {
  amount: number | null;
  pendingAmount: number | null;
  pendingAt: Date | null;
  event: 'limit.tightened' | 'limit.loosening' | 'limit.kept';
};

/** Whether a limit that is wanted lets more through than the one there is; null is none. */
export const isLooser = (wanted: number | null, present: number | null) =>
  present !== null && (wanted === null || wanted > present);

/**
 * A tighter limit counts at once and drops whatever was to come; a looser one, or none, waits. Asking again for
 * what already waits does not prolong the wait. Null when nothing changes.
 */
export const nextLimit = (
  { rule, limit, chosen, pending }: SettledLimit,
  wanted: number | null,
  now: Date,
  waitHours: number,
): NextLimit | null => {
  const effective = tighter(wanted, rule.ceiling);
  if (effective === limit)
    return pending && { amount: chosen, pendingAmount: null, pendingAt: null, event: 'limit.kept' };
  if (!isLooser(effective, limit))
    return { amount: wanted, pendingAmount: null, pendingAt: null, event: 'limit.tightened' };
  if (pending && pending.limit === effective) return null;
  return {
    amount: chosen,
    pendingAmount: wanted,
    pendingAt: momentFrom(now, { hours: waitHours }),
    event: 'limit.loosening',
  };
};
