import { and, type SQL } from '#drizzle';
import { type Connection, foldText } from '#kernel';
import { games, vendors } from '../schema.ts';
import { findWords } from './findWords.ts';
import { matchWords, rankOf, type Wanted, wordsOf } from './matchWords.ts';
import { nearWords } from './nearWords.ts';

/** Which games a search means, in which order, and how many there are. */
export type Match = { where: SQL | undefined; rank: SQL<number> | undefined; total: number; isNear: boolean };

/**
 * Finds what a search means among the games that pass the filters: names that hold its words, and where there is none,
 * those spelt most like them. Nothing searched for means all of them.
 */
export const findMatch = async (tx: Connection, search: string, filters: SQL | undefined): Promise<Match> => {
  const words = wordsOf(search);
  const countIn = (where: SQL | undefined) => tx.$count(games, where);
  // What holds no letter and no digit is in no name.
  if (words.length === 0 && search.trim() !== '')
    return { where: undefined, rank: undefined, total: 0, isNear: false };
  if (words.length === 0)
    return { where: filters, rank: undefined, total: await countIn(filters), isNear: false };
  const studios = await tx.select().from(vendors);
  const match = async (wanted: Wanted, isNear: boolean) => {
    const where = and(filters, matchWords(wanted, studios));
    return { where, rank: rankOf(wanted), total: await countIn(where), isNear };
  };
  const exact = await match(
    words.map((word) => [word]),
    false,
  );
  if (exact.total > 0) return exact;
  const known = [...(await findWords(tx)), ...studios.flatMap(({ title }) => foldText(title).split(' '))];
  const wanted = words.map((word) => nearWords(word, known));
  if (wanted.some((spellings) => spellings.length === 0)) return exact;
  const near = await match(wanted, true);
  return near.total > 0 ? near : exact;
};
