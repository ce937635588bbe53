import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { languageIds } from '@marquee/reference';

/**
 * Checks that every message has a wording in every language, and that a message of several catalogs of the pages has
 * one wording in all of them: those are merged on a page, so that a second wording would replace the first after the
 * page was shown. Checks too that no code of a server keeps sentences by language. Prints what is wrong and exits with 1.
 */
const root = join(import.meta.dirname, '..');
const { parse } = formatter();
const wordings = new Map<string, Map<string, string[]>>();
const problems: string[] = [];

const checkCatalog = async (folder: string, locale: string) => {
  const file = join(folder, `${locale}.po`);
  if (!existsSync(join(root, file))) {
    problems.push(`${file} is missing: run \`npm run generate\`, and translate it.`);
    return;
  }
  const texts = await parse(readFileSync(join(root, file), 'utf8'), {
    locale,
    sourceLocale: 'en',
    filename: file,
  });
  // A server reads its own catalog alone.
  const readers = folder.startsWith('packages') ? 'pages' : folder;
  for (const [id, { translation, message }] of Object.entries(texts)) {
    if (!translation) problems.push(`${file}: “${message}” is not translated.`);
    const key = `${readers} ${locale} ${id}`;
    const of = wordings.get(key) ?? new Map<string, string[]>();
    wordings.set(key, of.set(translation ?? '', [...(of.get(translation ?? '') ?? []), file]));
  }
};

for (const folder of globSync('{packages/*,packages/features/*,apps/*}/src/locales', { cwd: root })) {
  for (const locale of languageIds) await checkCatalog(folder, locale);
}
for (const of of wordings.values()) {
  if (of.size < 2) continue;
  const seen = [...of].map(([translation, files]) => `  “${translation}” in ${files.join(', ')}`);
  problems.push(`One message is worded in ${of.size} ways:\n${seen.join('\n')}`);
}

// What the seed demonstrates is content of a merchant, which is written in the languages that it is written in.
const byLanguage = new RegExp(`\\b(${languageIds.join('|')}): ['"\`([{]`);
for (const file of globSync('apps/{platform,gateway,arcade}/src/**/*.ts', { cwd: root })) {
  if (/node_modules|\.test\.ts$|\/testing\/|\/seed\//.test(file)) continue;
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const at = lines.findIndex((line) => byLanguage.test(line));
  if (at >= 0)
    problems.push(`${file}:${at + 1} keeps a text by language: name it by \`msg\`, and \`say\` it.`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
