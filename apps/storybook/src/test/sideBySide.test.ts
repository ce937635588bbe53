import { join } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { launchBrowser } from '@marquee/config/browser';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveStories } from './serveStories.ts';
import { showStory } from './showStory.ts';

const brands = (await loadBrands(join(import.meta.dirname, '../../../../brands'))).map(({ brand }) => brand);

let browser: Browser;
let server: Awaited<ReturnType<typeof serveStories>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), serveStories()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const open = async (globals: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${server.url}iframe.html?id=theme-tokens--reference&viewMode=story&globals=${globals}`);
  await page.waitForSelector('#storybook-root > *', { state: 'attached' });
  return page;
};

// The screens in it are previews of their own, which would answer for the page in the tests of all stories.
test.each(
  brands.flatMap(({ id }) =>
    (['light', 'dark'] as const).flatMap((scheme) =>
      ['phone', 'desktop'].map((width) => [id, scheme, width] as const),
    ),
  ),
)('brands side by side under %s, %s, as on a %s: axe finds nothing', async (brand, scheme, width) => {
  const page = await open(`brand:${brand};scheme:${scheme}`);
  try {
    expect(await showStory(page, `theme-brands-side-by-side--${width}`)).toEqual([]);
  } finally {
    await page.close();
  }
});

test('each brand shows the screen as its own site', async () => {
  const page = await open(`brand:${brands[0]!.id}`);
  try {
    await showStory(page, 'theme-brands-side-by-side--phone');
    for (const { name } of brands) {
      const screen = page.frameLocator(`object[aria-label="${name}"]`);
      await screen.getByRole('banner').getByRole('link', { name }).first().waitFor();
      expect(await page.getByRole('heading', { level: 2, name }).count()).toBe(1);
    }
  } finally {
    await page.close();
  }
});
