import type { Brand } from '@marquee/brand';
import { launchBrowser } from '@marquee/config/browser';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveStories } from './serveStories.ts';
import { showStory } from './showStory.ts';
import { storyIds } from './storyIds.ts';
import { untilDrawn } from './untilDrawn.ts';

/** What moves although the page is opened under reduced motion, a line each; the kit leaves such motion no time. */
const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(duration) > 1;
      })
      .map((one) => `it moves: ${one instanceof CSSAnimation ? one.animationName : one.constructor.name}`),
  );

/**
 * Draws every story under a brand in a scheme, plays it to its end, and expects neither axe nor the console to
 * complain, and nothing to move under reduced motion. The build checks the contrast of every brand's colours itself, so two brands that differ are enough.
 */
export const testStories = ({ id: brand, name }: Brand, scheme: 'light' | 'dark') => {
  // It holds previews of its own, which speak to the one around them; its screens are stories themselves.
  const stories = storyIds().filter(({ title }) => !title.startsWith('Theme/Brands side by side'));
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveStories>>;
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    [browser, server] = await Promise.all([launchBrowser(), serveStories()]);
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`page: ${String(error)}`));
    const globals = `brand:${brand};scheme:${scheme}`;
    // A story that stands there already would not be drawn anew, so it begins with the one that comes last.
    const last = stories.at(-1)!.id;
    await page.goto(`${server.url}iframe.html?id=${last}&viewMode=story&globals=${globals}`);
    await untilDrawn(page);
  });

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  test.each(stories)(`${name}, ${scheme}: $title`, async ({ id }) => {
    complaints = [];
    const violations = await showStory(page, id);
    expect([...complaints, ...violations, ...(await movements(page))]).toEqual([]);
  });
};
