import { and, asc, eq, isNull } from '#drizzle';
import { msg } from '@marquee/i18n/msg';
import { accounts, usernameKey } from '#identity';
import { type Connection, localTextOf, type Merchant, recordEvent } from '#kernel';
import { sendInboxMessage } from '#sites';
import { exclude } from '../exclude.ts';
import { playReviews } from '../person/schema.ts';

/** What staff can decide: it is somebody else, or the one who is excluded. */
export type ReviewDecision = NonNullable<(typeof playReviews.$inferSelect)['decision']>;

/** Members of the merchant whose transaction this is who wait for a decision, the oldest first. */
export const listReviews = (tx: Connection) =>
  tx
    .select({
      username: accounts.username,
      likenesses: playReviews.likenesses,
      isHeld: playReviews.isHeld,
      foundAt: playReviews.foundAt,
      excludedUntil: playReviews.excludedUntil,
    })
    .from(playReviews)
    .innerJoin(accounts, eq(accounts.id, playReviews.accountId))
    .where(isNull(playReviews.decidedAt))
    .orderBy(asc(playReviews.foundAt));

const told = {
  somebodyElse: msg`<p>We have checked your account. Nothing stands in the way of deposits and games any more. Thank you for your patience.</p>`,
  excluded: msg`<p>We have checked your account. A self-exclusion is in force for you, so it holds for this account too: deposits and games are stopped until it ends, and you can take your money out at any time.</p>`,
};

/**
 * Decides whether a member who waits is somebody who is excluded, once, and writes to the member. Whoever is shares
 * the exclusion from now on. False where nobody of that name waits.
 */
export const decideReview = async (
  tx: Connection,
  merchant: Merchant,
  review: {
    username: string;
    decision: ReviewDecision;
    by: string;
    now: Date;
    /** Whence it is decided; the command of the terminal has no call. */
    origin?: { clientAddress: string; requestId: string };
  },
): Promise<boolean> => {
  const { username, decision, by, now, origin } = review;
  const [found] = await tx
    .select({ id: accounts.id, until: playReviews.excludedUntil })
    .from(playReviews)
    .innerJoin(accounts, eq(accounts.id, playReviews.accountId))
    .where(and(eq(accounts.usernameKey, usernameKey(username)), isNull(playReviews.decidedAt)))
    .for('update');
  if (!found) return false;
  const { id, until } = found;
  await tx
    .update(playReviews)
    .set({ decision, decidedBy: by, decidedAt: now })
    .where(eq(playReviews.accountId, id));
  const isOver = until !== null && until <= now;
  if (decision === 'excluded' && !isOver)
    await exclude(tx, { merchant, account: id, now, kind: 'selfExclusion', endsAt: until });
  const event = {
    merchant,
    now: () => now,
    clientAddress: origin?.clientAddress ?? 'command line',
    country: null,
    requestId: origin?.requestId ?? `review ${id}`,
  };
  await recordEvent(tx, event, 'play.reviewDecided', id, { decision, by });
  await sendInboxMessage(tx, {
    merchantCode: merchant.code,
    accountId: id,
    sentAt: now,
    title: localTextOf(msg`Your account has been checked`),
    html: localTextOf(told[decision]),
  });
  return true;
};
