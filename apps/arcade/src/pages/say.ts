import { join } from 'node:path';
import type { Language } from '@marquee/reference';
import type { Message } from '@marquee/i18n/msg';
import { readCatalogs } from '@marquee/i18n/catalogs';

/** Writes a text of the arcade's catalogs in a language. */
export const say = readCatalogs(join(import.meta.dirname, '../locales'));

const placeholders = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/\{(\w+)\}/g)].map(([whole, name = '']) => [name, whole]));

/** The words of a page in a language, each with its `{placeholders}` as they are: the page fills them. */
export const wordsOf = <Name extends string>(
  texts: Readonly<Record<Name, Message>>,
  language: Language,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<Message>(texts).map(([name, text]) => [
      name,
      say(language, text, placeholders(text.message)),
    ]),
  ) as Record<Name, string>;
