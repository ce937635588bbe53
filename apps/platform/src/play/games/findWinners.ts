import type { ValueOf } from '@marquee/contract';
import { and, desc, eq, lte } from 'drizzle-orm';
import { type Connection, type Reader, textIn } from '#kernel';
import { games, winners } from './schema.ts';

/** Rows of the winner board. */
const winnerRows = 20;

/** The latest wins of a merchant. */
export const findWinners = async (
  tx: Connection,
  reader: Reader,
  now: Date,
): Promise<ValueOf<'getWinnerBoard'>['list']> => {
  const rows = await tx
    .select({
      player: winners.player,
      gameId: winners.nodeId,
      title: games.title,
      prize: winners.prize,
      wonAt: winners.wonAt,
    })
    .from(winners)
    .innerJoin(games, and(eq(games.merchantCode, winners.merchantCode), eq(games.nodeId, winners.nodeId)))
    .where(lte(winners.wonAt, now))
    .orderBy(desc(winners.wonAt))
    .limit(winnerRows);
  return rows.map(({ player, gameId, title, prize, wonAt }) => ({
    player,
    gameName: textIn(reader, title),
    gameId,
    prize,
    currency: reader.merchant.brand.currency,
    winningTime: wonAt.toISOString(),
  }));
};
