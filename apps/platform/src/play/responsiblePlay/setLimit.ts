import type { Connection, Merchant } from '#kernel';
import { lockPlay } from './lockPlay.ts';
import { type NextLimit, nextLimit } from './nextLimit.ts';
import type { LimitKind, LimitPeriod } from './PlaySettings.ts';
import { readLimits } from './readLimits.ts';
import { readPlaySettings } from './readPlaySettings.ts';
import { playLimits } from './schema.ts';
import type { SettledLimit } from './settleLimit.ts';

type Wish = {
  merchant: Merchant;
  account: string;
  kind: LimitKind;
  period: LimitPeriod;
  /** What is wanted, given how the limit stands; throws when that cannot be had. */
  wanted: (limit: SettledLimit) => number | null;
  now: Date;
};

/**
 * Changes a member's limit as the rules allow, and says what became of it; null when it stays as it is.
 * Undefined when the merchant does not offer this limit.
 */
export const setLimit = async (
  tx: Connection,
  { merchant, account, kind, period, wanted, now }: Wish,
): Promise<NextLimit | null | undefined> => {
  await lockPlay(tx, account);
  const settings = await readPlaySettings(tx, merchant);
  const limits = await readLimits(tx, settings, account, now);
  const limit = limits.find(({ rule }) => rule.kind === kind && rule.period === period);
  if (!limit) return undefined;
  const next = nextLimit(limit, wanted(limit), now, settings.waitHours);
  if (!next) return null;
  const { amount, pendingAmount, pendingAt } = next;
  const change = { amount, pendingAmount, pendingAt, changedAt: now };
  await tx
    .insert(playLimits)
    .values({ merchantCode: merchant.code, accountId: account, kind, period, ...change })
    .onConflictDoUpdate({ target: [playLimits.accountId, playLimits.kind, playLimits.period], set: change });
  return next;
};
