import { launchBrowser } from '@marquee/config/browser';
import type { Browser, Page } from 'playwright';
import { afterEach } from 'vitest';
import { serveStories } from '../served/serveStories.ts';
import { untilDrawn } from '../served/untilDrawn.ts';

type Stories = { browser: Browser; url: string };

let stories: Promise<Stories> | undefined;

// Files of one worker share them; both end with its process.
const start = async (): Promise<Stories> => {
  const [browser, { url }] = await Promise.all([launchBrowser(), serveStories()]);
  return { browser, url };
};

/** Real Chromium in front of the built Storybook, for the tests of one file. */
export const useStories = () => {
  let page: Page | undefined;

  afterEach(async () => {
    await page?.close();
    page = undefined;
  });

  return {
    /** Opens a story by its id in a page of its own, as a reader without a pointer sees it. */
    open: async (id: string, globals: Readonly<Record<string, string>> = {}): Promise<Page> => {
      const { browser, url } = await (stories ??= start());
      page = await browser.newPage({ viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' });
      const chosen = Object.entries({ ...globals, 'a11y.manual': '!true' });
      const written = chosen.map(([name, value]) => `${name}:${value}`).join(';');
      await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=${written}`);
      await untilDrawn(page);
      return page;
    },
  };
};
