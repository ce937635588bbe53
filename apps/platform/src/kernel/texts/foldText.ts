import { type SQL, sql } from '#drizzle';

/** Spaces, punctuation and signs of ASCII, Latin-1, general punctuation and that of Chinese and Japanese. */
const between =
  '\\s\\u0021-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u3000-\\u303f';
const marks = '\\u0300-\\u036f';

/** A text as it is searched: lower case, without marks, single spaces: "vang" finds "Vàng" and "da" finds "Đá". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(new RegExp(`[${marks}]`, 'gu'), '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(new RegExp(`[${between}]+`, 'gu'), ' ')
    .trim();

const literal = (text: string) => sql.raw(`'[${text}]'`);

/** SQL for a text as `foldText` writes it. Written into migrations. */
export const foldedText = (text: unknown): SQL =>
  sql`btrim(regexp_replace(translate(lower(regexp_replace(normalize(${text}, NFD), ${literal(marks)}, '', 'g')), 'đĐ', 'dd'), ${sql.raw(`'[${between}]+'`)}, ' ', 'g'))`;
