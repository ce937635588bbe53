import { locales } from './locales.ts';

/** The locale with this id or BCP 47 tag, however it is cased, else the nearest by language, else none. */
export function findLocale(idOrTag: string): (typeof locales)[number] | undefined {
  const wanted = idOrTag.toLowerCase();
  const language = wanted.split(/[-_]/)[0];
  return (
    locales.find(({ id, tag }) => id === wanted || tag.toLowerCase() === wanted) ??
    locales.find(({ id }) => id === language)
  );
}
