import { join } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { expect, test } from 'vitest';
import { showStory } from './showStory.ts';
import { useStories } from './useStories.ts';

const brands = (await loadBrands(join(import.meta.dirname, '../../../../brands'))).map(({ brand }) => brand);
const { open } = useStories();

const variants = brands.flatMap(({ id }) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['phone', 'desktop'] as const).map((width) => [id, scheme, width] as const),
  ),
);

// Its screens are pages of their own, looked at where they are stories themselves.
test.each(variants)('brands side by side under %s, %s, as on a %s: axe finds nothing', async (...variant) => {
  const [brand, scheme, width] = variant;
  const page = await open('theme-tokens--reference', { brand, scheme });
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await showStory(page, `theme-brands-side-by-side--${width}`)).toEqual([]);
});

test('each brand shows the screen as on its own site, in its own scheme and language', async () => {
  const page = await open('theme-brands-side-by-side--phone');
  for (const { id, name, defaultLanguage } of brands) {
    expect(await page.getByRole('heading', { level: 2, name }).count()).toBe(1);
    await expect.poll(() => page.frames().some((frame) => frame.url().includes(id))).toBe(true);
    const screen = page.frames().find((frame) => frame.url().includes(id))!;
    await screen.getByRole('banner').getByRole('link', { name }).first().waitFor();
    expect(await screen.evaluate(() => document.documentElement.lang)).toContain(defaultLanguage);
  }
});
