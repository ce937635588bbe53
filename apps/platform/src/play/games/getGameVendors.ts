import { gameCategories } from '@marquee/reference';
import { and, asc, count, eq } from '#drizzle';
import { ApiFailure, type Handler, say } from '#kernel';
import { artPath } from '#sites';
import { categoryNames } from './categoryNames.ts';
import { games, vendors } from './schema.ts';
import { isOffered } from './selectGames.ts';

/** Answers the vendors by category. The merchant's code has to be that of the host. */
export const getGameVendors: Handler<'getGameVendors'> = async (
  { tenant, merchant, language },
  { query },
) => {
  if (query.merchantCode !== merchant.code) throw new ApiFailure('MERCHANT_MISMATCH');
  const rows = await tenant((tx) =>
    tx
      .select({
        gameType: games.category,
        vassalage: vendors.vassalage,
        title: vendors.title,
        games: count(),
      })
      .from(games)
      .innerJoin(
        vendors,
        and(eq(vendors.merchantCode, games.merchantCode), eq(vendors.vassalage, games.vassalage)),
      )
      .where(isOffered)
      .groupBy(games.category, vendors.vassalage, vendors.title, vendors.position)
      .orderBy(asc(vendors.position)),
  );
  const lanes = gameCategories.flatMap((gameType) => {
    const cards = rows
      .filter((row) => row.gameType === gameType)
      .map(({ vassalage, title, games: number }) => ({
        vassalage,
        title,
        gameType,
        games: number,
        isGame: true,
        image: artPath(merchant.code, 'provider', vassalage),
      }));
    return cards.length > 0 ? [{ title: say(language, categoryNames[gameType]), gameType, cards }] : [];
  });
  return { data: { lanes } };
};
