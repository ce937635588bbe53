import type { Connection, Merchant } from '#kernel';
import { type ActiveExclusion, findExclusion } from './findExclusion.ts';
import { lockPlay } from './lockPlay.ts';
import { playExclusions } from './schema.ts';

type Wish = { merchant: Merchant; account: string; now: Date } & Pick<ActiveExclusion, 'kind' | 'endsAt'>;

const endsLater = (wanted: Date | null, present: ActiveExclusion) =>
  present.endsAt !== null && (wanted === null || wanted > present.endsAt);

/**
 * Stops a member from playing, from now on. True when that is news: an exclusion that would end no later than the
 * one in force changes nothing.
 */
export const exclude = async (
  tx: Connection,
  { merchant, account, now, kind, endsAt }: Wish,
): Promise<boolean> => {
  await lockPlay(tx, account);
  const present = await findExclusion(tx, account, now);
  if (present && !endsLater(endsAt, present)) return false;
  await tx
    .insert(playExclusions)
    .values({ merchantCode: merchant.code, accountId: account, kind, startedAt: now, endsAt });
  return true;
};
