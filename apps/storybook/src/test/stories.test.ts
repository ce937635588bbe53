import { join } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { launchBrowser } from '@marquee/config/browser';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveStories } from './serveStories.ts';
import { showStory } from './showStory.ts';
import { storyIds } from './storyIds.ts';

const stories = storyIds();
const brands = await loadBrands(join(import.meta.dirname, '../../../../brands'));

// Two brands that differ, each in one scheme: the build checks the contrast of every brand's colours itself.
const views = [
  { brand: brands[0]!.brand, scheme: 'light' },
  { brand: brands.at(-1)!.brand, scheme: 'dark' },
] as const;

let browser: Browser;
let server: Awaited<ReturnType<typeof serveStories>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), serveStories()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(views)('$brand.name, $scheme', ({ brand, scheme }) => {
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`page: ${String(error)}`));
    const globals = `brand:${brand.id};scheme:${scheme}`;
    await page.goto(`${server.url}iframe.html?id=${stories[0]!.id}&viewMode=story&globals=${globals}`);
    await page.waitForSelector('#storybook-root > *', { state: 'attached' });
  });

  afterAll(() => page.close());

  test.each(stories)('$title', async ({ id }) => {
    complaints = [];
    const violations = await showStory(page, id);
    expect([...complaints, ...violations]).toEqual([]);
  });
});
