import type { Message } from '@marquee/i18n/msg';
import { type Language, languageIds } from '@marquee/reference';
import type { LocalText } from '../db/columns.ts';
import { say } from './say.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * A text of the catalogs in every language, to be stored, so that it follows the reader's language later.
 * @param values Either what every language is told, or what each is.
 */
export const localTextOf = (
  message: Message,
  values?: Values | ((language: Language) => Values),
): LocalText =>
  Object.fromEntries(
    languageIds.map((language) => [
      language,
      say(language, message, typeof values === 'function' ? values(language) : values),
    ]),
  );
