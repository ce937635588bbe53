import { sql } from '#drizzle';
import { type Connection, rowsOf } from '#kernel';
import { games } from '../schema.ts';

/** Every word of the merchant's titles, folded. */
export const findWords = async (tx: Connection): Promise<string[]> => {
  const rows = await rowsOf<{ word: string }>(
    tx,
    sql`select distinct word from ${games}, unnest(string_to_array(btrim(${games.searchText}), ' ')) as word`,
  );
  return rows.map(({ word }) => word);
};
