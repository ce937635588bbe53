import type { Account } from '#identity';
import { type Connection, type Merchant, recordEvent } from '#kernel';
import { exclude } from '../exclude.ts';
import type { Match } from './findMatches.ts';
import { holdPlay } from './holdPlay.ts';
import { lastEnd } from './lastEnd.ts';

type Origin = Parameters<typeof recordEvent>[1] & { merchant: Merchant };

const isAgreeing = ({ isProven, isProvenThere }: Match) => isProven && isProvenThere;

/**
 * Excludes a member whose proved phone or mailbox is that of somebody who is excluded, until that ends. Who has anything
 * else in common is written down for staff; they play on meanwhile where their account is older than the exclusion, but
 * not where document, name and birthday are the same.
 */
export const shareExclusion = async (
  tx: Connection,
  context: Origin,
  account: Account,
  matches: readonly Match[],
): Promise<void> => {
  if (matches.length === 0) return;
  const { merchant } = context;
  const certain = matches.filter((match) => isAgreeing(match) && match.likeness !== 'document');
  if (certain.length === 0) {
    const isHeld = matches.some((match) => account.createdAt > match.excludedAt || isAgreeing(match));
    await holdPlay(tx, context, { accountId: account.id, matches, isHeld });
    return;
  }
  const endsAt = lastEnd(certain);
  const wish = { merchant, account: account.id, now: context.now(), kind: 'selfExclusion', endsAt } as const;
  if (await exclude(tx, wish))
    await recordEvent(tx, context, 'play.personExcluded', account.id, {
      by: certain.map(({ likeness }) => likeness).join(','),
      until: endsAt?.toISOString() ?? null,
    });
};
