import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import type { LanguageEntry } from '@marquee/reference';

const format = formatter({ lineNumbers: false, origins: false });

/** What each wording of a made-up language begins with, so that one which did not come from its catalogs shows. */
export const markOf = (id: string): string => `‹${id}› `;

const addEntry = (root: string, entry: LanguageEntry) => {
  const file = join(root, 'packages/reference/src/languages.ts');
  const source = readFileSync(file, 'utf8');
  const end = '] as const satisfies readonly LanguageEntry[];';
  if (!source.includes(end)) throw new Error(`${file} has no list that ends with ${end}`);
  writeFileSync(file, source.replace(end, `${JSON.stringify(entry)},\n${end}`));
};

/** Writes a language into a copy of the repository: one entry, and a catalog beside each English one, word for word. */
export const addLanguage = async (root: string, entry: LanguageEntry): Promise<void> => {
  addEntry(root, entry);
  const locale = entry.id;
  const context = { locale, sourceLocale: 'en', filename: `${locale}.po` };
  for (const file of globSync('{packages/*,packages/features/*,apps/*}/src/locales/en.po', { cwd: root })) {
    const english = await format.parse(readFileSync(join(root, file), 'utf8'), context);
    const texts = Object.entries(english).map(
      ([id, text]) => [id, { ...text, translation: markOf(locale) + text.translation }] as const,
    );
    const catalog = await format.serialize(Object.fromEntries(texts), { ...context, existing: undefined });
    writeFileSync(join(root, file.replace(/en\.po$/, `${locale}.po`)), catalog);
  }
};
