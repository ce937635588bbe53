import type { Page } from 'playwright';
import { showStory, undrawn } from '../test/showStory.ts';
import { untilLoaded } from './requests.ts';
import type { View } from './View.ts';

/** Shown in between, so that a story which stands there already is drawn from the start. */
export const restingStory = 'theme-tokens--reference';

const draw = async (page: Page, id: string) => {
  // A focus ring shows or not by how the page was touched last: always by a pointer.
  await page.mouse.click(0, 0);
  await page.evaluate(() => window.restartChance?.());
  if ((await showStory(page, id)).includes(undrawn)) throw new Error(undrawn);
  await page.evaluate((story) => (document.documentElement.dataset['shownStory'] = story), id);
};

/** Resolves once the page stands still and has all that it asked for. */
export const untilSettled = async (page: Page): Promise<void> => {
  await untilLoaded(page);
  await page.evaluate(async () => {
    await window.snapshotTools?.untilQuiet();
    // Whether a picture further down is near enough to be loaded is for the browser to say, and changes.
    const pictures = [...document.images].filter((picture) => picture.loading === 'lazy');
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
  await untilLoaded(page);
};

/** Draws a view from the start in a page that shows another one, or the same one at another width. */
export const showView = async (page: Page, { id, width, height }: View): Promise<void> => {
  const shown = await page.evaluate(() => document.documentElement.dataset['shownStory']);
  if (shown === id) await draw(page, restingStory);
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
  await draw(page, id);
  await untilSettled(page);
};
