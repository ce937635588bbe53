import type { ValueOf } from '@marquee/contract';
import { and, desc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import { accounts } from '#identity';
import { type Connection, type Reader, textIn } from '#kernel';
import { newestRounds } from '../rounds/newestRounds.ts';
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
  const rounds = newestRounds(tx, merchantCode);
  const rows = await tx
    .select({
      username: accounts.username,
      gameId: rounds.nodeId,
      title: games.title,
      prize: rounds.win,
      currency: rounds.currency,
      wonAt: rounds.closedAt,
    })
    .from(rounds)
    .innerJoin(accounts, eq(accounts.id, rounds.accountId))
    .innerJoin(games, and(eq(games.merchantCode, merchantCode), eq(games.nodeId, rounds.nodeId)))
    .where(
      and(
        isNotNull(rounds.closedAt),
        lte(rounds.closedAt, now),
        gt(rounds.win, rounds.stake),
        eq(accounts.hidesWins, false),
      ),
    )
    .orderBy(desc(rounds.closedAt))
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
