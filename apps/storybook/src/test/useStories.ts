import { launchBrowser } from '@marquee/config/browser';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { serveStories } from './serveStories.ts';
import { untilDrawn } from './untilDrawn.ts';

/** Real Chromium in front of the built Storybook, for the tests of one file. */
export const useStories = () => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveStories>>;
  let page: Page | undefined;

  beforeAll(async () => {
    [browser, server] = await Promise.all([launchBrowser(), serveStories()]);
  });
  afterEach(async () => {
    await page?.close();
    page = undefined;
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  return {
    /** Opens a story by its id in a page of its own, as a reader without a pointer sees it. */
    open: async (id: string, globals: Readonly<Record<string, string>> = {}): Promise<Page> => {
      page = await browser.newPage({ viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' });
      const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
      await page.goto(`${server.url}iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`);
      await untilDrawn(page);
      return page;
    },
  };
};
