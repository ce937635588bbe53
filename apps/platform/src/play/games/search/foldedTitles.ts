import { type SQL, sql } from '#drizzle';
import { foldedText } from '#kernel';

/** Titles in every language as `foldText` writes them, a space before and after each word. Written into a migration. */
export const foldedTitles = (title: unknown): SQL =>
  sql`' ' || ${foldedText(sql`jsonb_path_query_array(${title}, '$.*')::text`)} || ' '`;
