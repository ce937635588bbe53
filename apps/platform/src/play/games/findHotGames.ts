import { count, countDistinct, desc, eq, sql } from '#drizzle';
import type { Connection } from '#kernel';
import { newestRounds } from '../rounds/newestRounds.ts';
import { games } from './schema.ts';
import { selectGames } from './selectGames.ts';
import type { StoredGame } from './toGame.ts';

/** How many games count as popular: two rows of a desktop's six, four of a phone's three. */
const hotGames = 12;

/**
 * The games that the merchant has named, then those that most members play now, by the newest rounds: members first, so that one who plays all night does not
 * make a game popular. What nobody plays follows in the merchant's own order.
 */
export const findHotGames = async (tx: Connection, merchantCode: string): Promise<StoredGame[]> => {
  const rounds = newestRounds(tx, merchantCode);
  const played = tx
    .select({
      nodeId: rounds.nodeId,
      members: countDistinct(rounds.accountId).as('members'),
      rounds: count().as('rounds'),
    })
    .from(rounds)
    .groupBy(rounds.nodeId)
    .as('played');
  return selectGames(tx)
    .leftJoin(played, eq(played.nodeId, games.nodeId))
    .orderBy(
      sql`${games.hotRank} asc nulls last`,
      sql`${played.members} desc nulls last`,
      sql`${played.rounds} desc nulls last`,
      desc(games.popularity),
      games.nodeId,
    )
    .limit(hotGames);
};
