import type { LimitKind, LimitPeriod, LimitRule } from './PlaySettings.ts';

/** A limit as the database holds it for a member. */
export type StoredLimit = {
  kind: LimitKind;
  period: LimitPeriod;
  amount: number | null;
  pendingAmount: number | null;
  pendingAt: Date | null;
};

/** A limit as it stands at a moment: `limit` is what counts, and null is none. */
export type SettledLimit = {
  rule: LimitRule;
  limit: number | null;
  /** What the member has chosen; the merchant's default where they have not. */
  chosen: number | null;
  isOwn: boolean;
  pending: { limit: number | null; at: Date } | null;
};

/** The tighter of two limits, where null is none. */
export const tighter = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Reads a limit by the clock: a change that was due by now has taken effect. */
export const settleLimit = (rule: LimitRule, stored: StoredLimit | undefined, now: Date): SettledLimit => {
  const isDue = stored?.pendingAt != null && stored.pendingAt <= now;
  const own = isDue ? stored.pendingAmount : stored?.amount;
  const chosen = own === undefined ? rule.default : own;
  return {
    rule,
    chosen,
    limit: tighter(chosen, rule.ceiling),
    isOwn: own !== undefined && own !== null,
    pending:
      stored?.pendingAt && !isDue
        ? { limit: tighter(stored.pendingAmount, rule.ceiling), at: stored.pendingAt }
        : null,
  };
};
