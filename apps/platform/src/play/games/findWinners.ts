import type { ValueOf } from '@marquee/contract';
import { and, desc, eq, gt, isNotNull, lte } from '#drizzle';
import { accounts } from '#identity';
import { type Connection, type Reader, textIn } from '#kernel';
import { newestWins } from '../rounds/newestWins.ts';
import { gameRounds } from '../rounds/schema.ts';
import { maskName } from './maskName.ts';
import { games } from './schema.ts';

/** Rows of the winner board. */
const winnerRows = 20;

/**
 * The latest wins of a merchant's members: closed rounds for real money that brought more than they cost. Who does
 * not want to be on the board is not.
 */
export const findWinners = async (
  tx: Connection,
  merchantCode: string,
  reader: Reader,
  now: Date,
): Promise<ValueOf<'getWinnerBoard'>['list']> => {
  const wins = newestWins(tx, merchantCode);
  const rows = await tx
    .select({
      username: accounts.username,
      gameId: gameRounds.nodeId,
      title: games.title,
      prize: gameRounds.win,
      currency: gameRounds.currency,
      wonAt: gameRounds.closedAt,
    })
    .from(wins)
    .innerJoin(gameRounds, eq(gameRounds.id, wins.round))
    .innerJoin(accounts, eq(accounts.id, gameRounds.accountId))
    .innerJoin(games, and(eq(games.merchantCode, merchantCode), eq(games.nodeId, gameRounds.nodeId)))
    .where(
      and(
        eq(gameRounds.mode, 'real'),
        isNotNull(gameRounds.closedAt),
        lte(gameRounds.closedAt, now),
        gt(gameRounds.win, gameRounds.stake),
        eq(accounts.hidesWins, false),
      ),
    )
    .orderBy(desc(gameRounds.closedAt), desc(wins.last))
    .limit(winnerRows);
  return rows.map(({ username, gameId, title, prize, currency, wonAt }) => ({
    player: maskName(username),
    gameName: textIn(reader, title),
    gameId,
    prize,
    currency,
    winningTime: (wonAt ?? now).toISOString(),
  }));
};
