import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatter } from '@lingui/format-po';

/**
 * Checks that every message has a wording in every language, and that a message of several catalogs has one wording
 * in all of them: catalogs are merged on a page, so that a second wording would replace the first after the page was
 * shown. Prints what is wrong and exits with 1.
 */
const root = join(import.meta.dirname, '..');
const { parse } = formatter();
const wordings = new Map<string, Map<string, string[]>>();
const problems: string[] = [];

for (const file of globSync('packages/**/src/locales/*.po', { cwd: root })) {
  const locale = basename(file, '.po');
  if (file.includes('node_modules')) continue;
  const texts = await parse(readFileSync(join(root, file), 'utf8'), {
    locale,
    sourceLocale: 'en',
    filename: file,
  });
  for (const [id, { translation, message }] of Object.entries(texts)) {
    if (!translation) problems.push(`${file}: “${message}” is not translated.`);
    const of = wordings.get(`${locale} ${id}`) ?? new Map<string, string[]>();
    wordings.set(`${locale} ${id}`, of.set(translation ?? '', [...(of.get(translation ?? '') ?? []), file]));
  }
}
for (const of of wordings.values()) {
  if (of.size < 2) continue;
  const seen = [...of].map(([translation, files]) => `  “${translation}” in ${files.join(', ')}`);
  problems.push(`One message is worded in ${of.size} ways:\n${seen.join('\n')}`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
