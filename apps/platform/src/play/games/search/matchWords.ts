import { and, inArray, like, or, type SQL, sql } from '#drizzle';
import { foldText } from '#kernel';
import { games } from '../schema.ts';

/** What is looked for: each word of a search, in the spellings that count for it. */
export type Wanted = readonly (readonly string[])[];

/** A studio of the merchant. */
export type Vendor = { vassalage: string; title: string };

/** The words of a search, folded. */
export const wordsOf = (search: string): string[] => foldText(search).split(' ').filter(Boolean);

/** Letters from which on a search also goes by titles without their spaces: fewer stand across words everywhere. */
const leastSqueezed = 4;

/** The games whose title or studio holds every word; words that are written as one, or apart, count too. */
export const matchWords = (wanted: Wanted, vendors: readonly Vendor[]): SQL | undefined => {
  const each = wanted.map((spellings) => {
    const codes = vendors
      .filter(({ title }) => spellings.some((word) => foldText(title).includes(word)))
      .map(({ vassalage }) => vassalage);
    return or(
      ...spellings.map((word) => like(games.searchText, `%${word}%`)),
      codes.length > 0 ? inArray(games.vassalage, codes) : undefined,
    );
  });
  const squeezed = wanted.map(([word]) => word).join('');
  return or(
    and(...each),
    squeezed.length >= leastSqueezed
      ? like(sql`replace(${games.searchText}, ' ', '')`, `%${squeezed}%`)
      : undefined,
  );
};

/** 0 for titles in which each word begins a word, 1 for the others: those come later. */
export const rankOf = (wanted: Wanted): SQL<number> => {
  const beginnings = wanted.map((spellings) =>
    or(...spellings.map((word) => like(games.searchText, `% ${word}%`))),
  );
  return sql`case when ${and(...beginnings) ?? sql`true`} then 0 else 1 end`;
};
