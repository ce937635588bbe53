import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Language, languageIds } from '@marquee/reference';
import { createI18n } from './createI18n.ts';
import type { Message } from './msg.ts';

/** Writes a text in a language, with its values. */
export type Say = (
  language: Language,
  message: Message,
  values?: Readonly<Record<string, string | number | undefined>>,
) => string;

const sourceLocale = 'en';
const { parse } = formatter();

const readCatalog = (folder: string, locale: Language): Messages => {
  const filename = join(folder, `${locale}.po`);
  const texts = parse(readFileSync(filename, 'utf8'), { locale, sourceLocale, filename });
  return Object.fromEntries(
    Object.entries(texts).flatMap(([id, { translation }]) =>
      translation ? [[id, compileMessage(translation)]] : [],
    ),
  );
};

/**
 * Reads a server's catalogs, one PO file a language. A text that a language lacks is said in English.
 * @throws where a language has no file.
 */
export const readCatalogs = (folder: string): Say => {
  const writers = new Map(languageIds.map((id) => [id, createI18n(id, readCatalog(folder, id))]));
  return (language, { id, message }, values) => {
    const i18n = writers.get(language);
    if (!i18n) throw new Error(`${language} is no language of the sites.`);
    return i18n._({ id, message, values });
  };
};
