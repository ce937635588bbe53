import { memberTypeOf } from '@marquee/reference';
import { type Connection, hashSecret, momentFrom, newSecret } from '#kernel';
import type { Account } from '#identity';
import { gameLaunches, type PlayMode } from '../rounds/schema.ts';

/** Hours for which a launch's token takes bets. */
const hours = 12;

/** What is told of a game that was opened. The token is kept as a hash: it is told once. */
export type Launch = { token: string; mode: PlayMode; expiresAt: Date };

/** Opens a game for an account: the vendor's calls name the launch's token. */
export const openLaunch = async (
  tx: Connection,
  account: Pick<Account, 'id' | 'merchantCode' | 'type' | 'expiresAt'>,
  game: { vassalage: string; nodeId: string },
  now: Date,
): Promise<Launch> => {
  const token = newSecret();
  const mode = memberTypeOf(account.type)?.role === 'freePlay' ? 'demo' : 'real';
  const latest = momentFrom(now, { hours });
  const expiresAt = account.expiresAt && account.expiresAt < latest ? account.expiresAt : latest;
  await tx.insert(gameLaunches).values({
    tokenHash: hashSecret(token),
    merchantCode: account.merchantCode,
    accountId: account.id,
    vassalage: game.vassalage,
    nodeId: game.nodeId,
    mode,
    createdAt: now,
    expiresAt,
  });
  return { token, mode, expiresAt };
};
