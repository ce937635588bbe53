import { join } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { themeCss } from '@marquee/brand/theme';
import { expect, test } from 'vitest';
import { usedCss } from './usedCss.ts';
import { usedStyles } from './usedStyles.ts';

const brands = await loadBrands(join(import.meta.dirname, '../../../brands'));
const css =
  '.a{color:var(--mq-color-text)}.a:hover{order:1}.b{color:var(--mq-color-canvas)}.c[data-scheme=dark]{border:var(--mq-radius-m) solid}';
const markups = [
  '<p class="a">one</p>',
  '<p class="a">two</p>',
  '<p class="b c">one</p>',
  '<p style="color:var(--mq-color-danger)">x</p>',
];

test.each(markups)('of %s each brand’s page has what it needs of its own theme', async (markup) => {
  for (const { tokens } of brands)
    for (const scheme of ['dark', 'light', 'auto'] as const) {
      const theme = themeCss(tokens, { scheme });
      expect(await usedStyles(theme, css, markup)).toBe(await usedCss(theme + css, markup));
    }
});
