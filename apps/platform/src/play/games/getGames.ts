import { and, asc, eq } from 'drizzle-orm';
import type { Handler } from '#kernel';
import { games } from './schema.ts';
import { selectGames } from './selectGames.ts';
import { toGame } from './toGame.ts';

/** A text as it is searched: lower case, without marks, so that "vang" finds "Vàng" and "da" finds "Đá". */
const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/g, ' ').trim();

/** Answers the catalogue a page at a time. A search goes by title, in every language, and by vendor. */
export const getGames: Handler<'getGames'> = async (context, { query }) => {
  const { category, vendor, search, page = 1, pageSize = 36 } = query;
  const all = await context.tenant((tx) =>
    selectGames(tx)
      .where(
        and(
          category ? eq(games.category, category) : undefined,
          vendor ? eq(games.vassalage, vendor) : undefined,
        ),
      )
      .orderBy(asc(games.position)),
  );
  const wanted = foldText(search ?? '');
  const found = all.filter(({ title, vendor: maker }) =>
    foldText([...Object.values(title), maker].join('\n')).includes(wanted),
  );
  const start = (page - 1) * pageSize;
  return {
    list: found.slice(start, start + pageSize).map((game) => toGame(game, context)),
    total: found.length,
  };
};
