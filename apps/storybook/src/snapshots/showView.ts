import type { Page } from 'playwright';
import { showStory, undrawn } from '../test/showStory.ts';
import { untilLoaded } from './requests.ts';
import type { View } from './View.ts';

/** Shows a view in a page that shows another one, until all of it is there. */
export const showView = async (page: Page, { id, width, height }: View): Promise<void> => {
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
  // A story that stands there already is not drawn anew, however wide the page has become.
  const shown = await page.evaluate(() => document.documentElement.dataset['shownStory']);
  if (shown !== id) {
    // A focus ring shows or not by how the page was touched last: always by a pointer.
    await page.mouse.click(0, 0);
    await page.evaluate(() => window.restartChance?.());
    if ((await showStory(page, id)).includes(undrawn)) throw new Error(undrawn);
  }
  await untilLoaded(page);
  await page.evaluate(async (story) => {
    document.documentElement.dataset['shownStory'] = story;
    await window.snapshotTools?.untilQuiet();
    // Whether a picture further down is near enough to be loaded is for the browser to say, and changes.
    const pictures = [...document.images].filter((picture) => picture.loading === 'lazy');
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  }, id);
  await untilLoaded(page);
};
