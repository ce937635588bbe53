import type { Page } from 'playwright';
import { showStory } from '../test/showStory.ts';
import type { View } from './View.ts';

/** Shows a view in a page that shows another one, until all of it is there. */
export const showView = async (page: Page, { id, width, height }: View): Promise<void> => {
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
  // A story that stands there already is not drawn anew, however wide the page has become.
  const shown = await page.evaluate(() => document.documentElement.dataset['shownStory']);
  if (shown !== id) await showStory(page, id);
  await page.evaluate((story) => {
    document.documentElement.dataset['shownStory'] = story;
    return window.snapshotTools?.untilQuiet();
  }, id);
};
