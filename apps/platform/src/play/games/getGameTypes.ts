import { count } from '#drizzle';
import { type Handler, say } from '#kernel';
import { artPath } from '#sites';
import { categoryNames } from './categoryNames.ts';
import { games } from './schema.ts';
import { isOffered } from './selectGames.ts';

/** Answers the categories that have games, with how many. */
export const getGameTypes: Handler<'getGameTypes'> = async ({ tenant, merchant, language }) => {
  const rows = await tenant((tx) =>
    tx
      .select({ category: games.category, games: count() })
      .from(games)
      .where(isOffered)
      .groupBy(games.category),
  );
  const content = Object.fromEntries(
    rows.map(({ category, games: number }) => [
      category,
      {
        title: say(language, categoryNames[category]),
        games: number,
        image: artPath(merchant.code, 'category', category),
      },
    ]),
  );
  return { content };
};
