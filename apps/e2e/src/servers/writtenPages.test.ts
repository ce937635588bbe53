import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { builtSites, dist } from './openWebServers.ts';

// What the living standard of HTML forbids, and nothing of a style.
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/** What is wrong with a page: where, by which rule, and how. */
const faultsOf = (page: string, html: string): string[] =>
  validator
    .validateStringSync(html, page)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${page} ${selector ?? ''}: ${message} (${ruleId})`);

const pagesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));

/** A brand's folder once, however many merchants it serves. */
const folders = new Map(builtSites().map(({ folder, prefixes }) => [folder, prefixes]));

test.each([...folders].map(([folder, prefixes]) => ({ folder, prefixes })))(
  'every page that is written for $folder is valid HTML, in every language',
  ({ folder, prefixes }) => {
    const top = join(dist, 'brands', folder);
    const pages = pagesOf(top).map((page) => page.slice(top.length));
    for (const home of ['', ...prefixes.map((prefix) => `/${prefix}`)])
      expect(pages).toContain(`${home}/index.html`);
    expect(pages.flatMap((page) => faultsOf(page, readFileSync(join(top, page), 'utf8')))).toEqual([]);
  },
  120_000,
);

test('a fault in a written page is found', () => {
  const page = readFileSync(join(dist, 'brands', [...folders.keys()][0] ?? '', 'index.html'), 'utf8');
  const broken = page.replace('</body>', '<span><div>x</div></span></body>');
  expect(faultsOf('/index.html', broken).join()).toContain('element-permitted-content');
});
