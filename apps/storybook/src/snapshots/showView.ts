import type { Frame, Page } from 'playwright';
import { showStory, undrawn } from '../test/showStory.ts';
import { untilDrawn } from '../test/untilDrawn.ts';
import { framesOf } from './framesOf.ts';
import { untilLoaded } from './requests.ts';
import type { View } from './View.ts';

/** Shown at first, and in between where a story stands there already that is to be drawn from the start. */
export const restingStory = 'content-text--strong';
const otherStory = 'content-text--muted';

/**
 * Whether what a story focuses shows a ring depends on how the focus was moved last, so it is moved by a pointer. The
 * button stands in the topmost box, because all around that is out of reach.
 */
const touch = async (page: Page) => {
  const button = await page.evaluateHandle(() => {
    const added = document.createElement('button');
    added.style.cssText =
      'position:fixed;inset:0 auto auto 0;inline-size:8px;block-size:8px;opacity:0;z-index:9999';
    const boxes = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.matches(':modal'));
    (boxes.at(-1) ?? document.body).append(added);
    return added;
  });
  await page.mouse.click(4, 4);
  await button.evaluate((added) => added.remove());
  await button.dispose();
};

const draw = async (page: Page, id: string) => {
  await touch(page);
  await page.evaluate(() => window.restartChance?.());
  if ((await showStory(page, id)).includes(undrawn)) throw new Error(undrawn);
  await page.evaluate((story) => (document.documentElement.dataset['shownStory'] = story), id);
};

const comeToRest = (frame: Frame) =>
  frame.evaluate(async () => {
    await window.snapshotTools?.untilQuiet();
    // Whether a picture further down is near enough to be loaded is for the browser to say, and changes.
    const pictures = [...document.images].filter((picture) => picture.loading === 'lazy');
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });

/** Resolves once the page, with the stories that it shows in frames, stands still and has all that it asked for. */
export const untilSettled = async (page: Page): Promise<void> => {
  for (const frame of await framesOf(page)) await untilDrawn(frame);
  await untilLoaded(page);
  for (const frame of page.frames()) await comeToRest(frame);
  await untilLoaded(page);
};

/** Draws a view from the start in a page that shows another one, or the same one at another width. */
export const showView = async (page: Page, { id, width, height }: View): Promise<void> => {
  const shown = await page.evaluate(() => document.documentElement.dataset['shownStory']);
  if (shown === id) await draw(page, id === restingStory ? otherStory : restingStory);
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
  await draw(page, id);
  await untilSettled(page);
};
