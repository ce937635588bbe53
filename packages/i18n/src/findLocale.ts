import { languages } from '@marquee/reference';

/** The locale with this id or BCP 47 tag, however it is cased, else the nearest by language, else none. */
export function findLocale(idOrTag: string): (typeof languages)[number] | undefined {
  const wanted = idOrTag.toLowerCase();
  const language = wanted.split(/[-_]/)[0];
  return (
    languages.find(({ id, tag }) => id === wanted || tag.toLowerCase() === wanted) ??
    languages.find(({ id }) => id === language)
  );
}
