import { and, desc, eq, sql } from '#drizzle';
import { type Connection, quotable, type Reader, textIn } from '#kernel';
import { games, vendors } from '../games/schema.ts';
import { gameRounds } from '../rounds/schema.ts';
import { isWithin } from './isWithin.ts';
import type { Period } from './Period.ts';

type Asked = {
  accountId: string;
  /** All days where it is null. */
  period: Period | null;
  /** The vendor whose rounds alone are asked for. */
  vassalage: string | undefined;
  /** The one round that is asked for. */
  id?: number | undefined;
  reader: Reader;
  limit: number;
  offset: number;
};

/** A page of the rounds that a member has begun in some days, newest first. */
export const findRounds = async (tx: Connection, asked: Asked) => {
  const { accountId, period, vassalage, id, reader, limit, offset } = asked;
  const rows = await tx
    .select({ round: gameRounds, game: games.title, vendor: vendors.title })
    .from(gameRounds)
    .leftJoin(games, eq(games.nodeId, gameRounds.nodeId))
    .leftJoin(vendors, eq(vendors.vassalage, gameRounds.vassalage))
    .where(
      and(
        eq(gameRounds.accountId, accountId),
        period === null ? undefined : isWithin(sql`${gameRounds.openedAt}`, period),
        id === undefined ? undefined : eq(gameRounds.id, id),
        vassalage === undefined ? undefined : eq(gameRounds.vassalage, vassalage),
      ),
    )
    .orderBy(desc(gameRounds.openedAt), desc(gameRounds.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ round, game, vendor }) => ({
    reference: quotable('R', round.id),
    roundId: round.roundId,
    openedAt: round.openedAt.toISOString(),
    closedAt: round.closedAt?.toISOString() ?? null,
    gameId: round.nodeId,
    game: game ? textIn(reader, game) : round.nodeId,
    vassalage: round.vassalage,
    vendor: vendor ?? round.vassalage,
    stake: round.stake,
    win: round.win,
    net: round.win - round.stake,
  }));
};
