import { and, count, desc, eq, sql } from '#drizzle';
import type { Connection } from '#kernel';
import { vendors } from '../games/schema.ts';
import { gameRounds } from '../rounds/schema.ts';
import { isWithin } from './isWithin.ts';
import type { Period } from './Period.ts';

/** The vendors of the rounds that a member has begun in some days, each with what was staked and won there. */
export const findPlayedVendors = async (tx: Connection, accountId: string, period: Period) => {
  const stakes = sql<string>`sum(${gameRounds.stake})`;
  const rows = await tx
    .select({
      vassalage: gameRounds.vassalage,
      title: sql<string>`coalesce(${vendors.title}, ${gameRounds.vassalage})`,
      rounds: count(),
      stakes,
      wins: sql<string>`sum(${gameRounds.win})`,
    })
    .from(gameRounds)
    .leftJoin(vendors, eq(vendors.vassalage, gameRounds.vassalage))
    .where(and(eq(gameRounds.accountId, accountId), isWithin(sql`${gameRounds.openedAt}`, period)))
    .groupBy(gameRounds.vassalage, vendors.title)
    .orderBy(desc(stakes), gameRounds.vassalage);
  return rows.map(({ stakes: staked, wins: won, ...vendor }) => {
    const sums = { stakes: Number(staked), wins: Number(won) };
    return { ...vendor, ...sums, net: sums.wins - sums.stakes };
  });
};
