import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { smallDisplay } from './testing/smallDisplay.ts';

const root = join(import.meta.dirname, '../../..');
// The first is the face itself; the second shows it beside each size of the theme.
const facts = new Set(['packages/ui/src/theme/theme.css.ts', 'apps/storybook/src/tokens/tokens.css.ts']);
const sources = globSync(['packages/**/src/**/*.css.ts', 'apps/*/src/**/*.css.ts'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).filter((path) => !facts.has(path));

test('the display face is set from 26 pixels up alone', () => {
  expect(sources).toContain('packages/ui/src/Text/Text.css.ts');
  const found = sources.flatMap((path) =>
    smallDisplay(path, readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['a size below', 'style({ ...displayFace, fontSize: vars.size.l })'],
  ['none', 'style({ fontFamily: vars.font.display })'],
  [
    'a smaller one on a phone',
    "style({ ...displayFace, fontSize: vars.size.xl, '@media': { phone: { fontSize: vars.size.m } } })",
  ],
  ['one of its own', "style({ ...displayFace, fontSize: '1.375rem' })"],
])('%s is found', (_name, source) => {
  expect(smallDisplay('a.css.ts', source)).toEqual([1]);
});

test('a large size is nothing to find', () => {
  const source =
    "style({ fontSize: vars.size.l, '@media': { wide: { ...displayFace, fontSize: vars.size.xl } } })";
  expect(smallDisplay('a.css.ts', source)).toEqual([]);
});
