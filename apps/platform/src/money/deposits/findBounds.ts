import { eq } from '#drizzle';
import type { Connection } from '#kernel';
import { depositedSince } from './depositedSince.ts';
import { findOffers } from './findOffers.ts';
import { type depositMethods, depositSettings, memberDepositLimits } from './schema.ts';

/** What bounds a member's next deposit. */
export type DepositBounds = {
  offers: (typeof depositMethods.$inferSelect)[];
  /** Most within 24 hours, and whose rule that is; null for none. */
  day: { max: number; left: number; isMembers: boolean } | null;
  openLeft: number;
  minutes: number;
};

/** Reads what bounds a member's next deposit. A bound of the member's own goes before the merchant's. */
export const findBounds = async (tx: Connection, accountId: string, now: Date): Promise<DepositBounds> => {
  const [settings] = await tx.select().from(depositSettings);
  if (!settings) throw new Error('The merchant has no settings for deposits.');
  const [own] = await tx
    .select()
    .from(memberDepositLimits)
    .where(eq(memberDepositLimits.accountId, accountId));
  const offers = await findOffers(tx);
  const recent = await depositedSince(tx, accountId, now);
  const max = own?.dayMax ?? settings.dayMax;
  return {
    offers,
    day: max === null ? null : { max, left: Math.max(0, max - recent.amount), isMembers: own !== undefined },
    openLeft: settings.openMax - recent.waiting,
    minutes: settings.minutes,
  };
};
