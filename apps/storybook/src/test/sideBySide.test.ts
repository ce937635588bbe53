import { join } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { expect, test } from 'vitest';
import { useStories } from './useStories.ts';

const brands = (await loadBrands(join(import.meta.dirname, '../../../../brands'))).map(({ brand }) => brand);
const { open } = useStories();

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

test('brands stand beside each other that are asked for, and no other', async () => {
  const [first] = brands;
  const page = await open('theme-brands-side-by-side--phone', { shownBrands: first!.id });
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([first!.name]);
});
