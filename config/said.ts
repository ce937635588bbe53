import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n, type Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

const root = join(import.meta.dirname, '..');
const { parse } = formatter();

type Values = Readonly<Record<string, string | number>>;
type Entry = { message?: string; translation?: string };

const readCatalogs = async (language: string, among: string): Promise<Messages> => {
  const messages: Messages = {};
  for (const file of globSync(`${among}/**/src/locales/${language}.po`, { cwd: root })) {
    if (file.includes('node_modules')) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const entries = (await parse(text, {
      locale: language,
      sourceLocale: 'en',
      filename: file,
    })) as Record<string, Entry>;
    for (const [id, { message, translation }] of Object.entries(entries)) {
      messages[id] = compileMessage(translation || message || id);
    }
  }
  return messages;
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What stands where a value will, while a pattern is made. */
const anything = '\u{E000}';

/** What stands where a number will: "Loading games" is no "3 games". */
const anyNumber = '\u{E001}';

/** How a test names a text: by the message that the code gives it, with the catalog's context where it has one. */
type Name = string | { message: string; context: string };

/**
 * What the pages say in a language for a message of the code, so that a test names a text and not its wording:
 * `said('Log in')` is "Đăng nhập" in Vietnamese. Throws for a message that no catalog has.
 */
export type Said = {
  /** The whole text, with its values filled in and without the marks of its links. */
  (name: Name, values?: Values): string;
  /** A pattern of the text, in which a value that is not given may be anything. */
  like: (name: Name, values?: Values) => RegExp;
};

/** Reads every catalog of a language once: of the sites, or of the folders that `among` names. */
export const saidIn = async (language: string, among = '{packages,apps/arcade}'): Promise<Said> => {
  const i18n = setupI18n({ locale: language, messages: { [language]: await readCatalogs(language, among) } });
  const write = (name: Name, values: Values) => {
    const { message, context } = typeof name === 'string' ? { message: name } : name;
    const id = generateMessageId(message, context);
    if (!(id in i18n.messages)) throw new Error(`No catalog has the message “${message}”.`);
    return i18n._(id, values).replaceAll(/<\/?\d+\/?>/g, '');
  };
  const named = (name: Name) => (typeof name === 'string' ? name : name.message);
  const said = (name: Name, values: Values = {}) => {
    const missing = [...named(name).matchAll(/\{(\w+)/g)]
      .map(([, key]) => key!)
      .filter((key) => !(key in values));
    if (missing.length > 0) throw new Error(`“${named(name)}” needs ${missing.join(', ')}.`);
    return write(name, values);
  };
  const like = (name: Name, values: Values = {}) => {
    const open = Object.fromEntries([...named(name).matchAll(/\{(\w+)/g)].map(([, key]) => [key, anything]));
    // A number that is left open is written as none.
    const text = write(name, { ...open, ...values }).replaceAll('NaN', anyNumber);
    return new RegExp(
      escaped(text)
        .replaceAll(anything, '.+')
        .replaceAll(anyNumber, String.raw`\d(?:[\d.,\s]*\d)?`),
    );
  };
  return Object.assign(said, { like });
};
