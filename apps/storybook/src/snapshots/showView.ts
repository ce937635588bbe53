import type { Frame, Page } from 'playwright';
import { changeGlobals, showStory } from '../served/showStory.ts';
import { untilDrawn } from '../served/untilDrawn.ts';
import { framesOf } from './framesOf.ts';
import { untilLoaded } from './requests.ts';

/** Stands in a page before the story that is looked at: one that stands there already would not be drawn anew. */
export const restingStory = 'resting--empty';

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
  await page.evaluate(() => window.beginAnew?.());
  await showStory(page, id);
};

const comeToRest = (frame: Frame) =>
  frame.evaluate(async () => {
    await window.snapshotTools?.untilQuiet();
    // Whether a picture further down is near enough to be loaded is for the browser to say, and changes.
    const pictures = [...document.images].filter((picture) => picture.loading === 'lazy');
    for (const picture of pictures) picture.loading = 'eager';
    // One that is loaded may still be drawn a moment later.
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });

/** Resolves once the page, with the stories that it shows in frames, stands still and has all that it asked for. */
const untilSettled = async (page: Page): Promise<void> => {
  for (const frame of await framesOf(page)) await untilDrawn(frame);
  await untilLoaded(page);
  for (const frame of page.frames()) await comeToRest(frame);
  await untilLoaded(page);
};

const setStill = (page: Page, isStill: boolean) =>
  page.evaluate((wanted) => {
    const sheet = document.getElementById('still');
    if (sheet instanceof HTMLStyleElement) sheet.disabled = !wanted;
  }, isStill);

/** A story in a window, dressed as the globals of the toolbar say. */
type Shown = { id: string; width: number; height: number; globals: Readonly<Record<string, string>> };

const shownOn = new WeakMap<Page, Shown>();

const isDressedAs = (shown: Shown | undefined, { globals }: Shown) =>
  JSON.stringify(shown?.globals) === JSON.stringify(globals);

const resize = async (page: Page, { width, height }: Shown) => {
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
};

/** Draws a view from the start, with nothing in it that moves. */
export const showView = async (page: Page, shown: Shown): Promise<void> => {
  const before = shownOn.get(page);
  const isDressed = isDressedAs(before, shown);
  if (before && (!isDressed || before.id === shown.id)) await draw(page, restingStory);
  if (!isDressed) await changeGlobals(page, restingStory, shown.globals);
  shownOn.set(page, shown);
  await resize(page, shown);
  await draw(page, shown.id);
  await untilSettled(page);
};

/**
 * Shows the view that stands there in another window, as a phone is turned; one that does not is drawn, and what then
 * moves although it was asked not to is given, a line each.
 */
export const showResized = async (page: Page, shown: Shown): Promise<string[]> => {
  const before = shownOn.get(page);
  if (before?.id === shown.id && isDressedAs(before, shown)) {
    await resize(page, shown);
    await untilSettled(page);
    return [];
  }
  // For a picture all motion is taken away: what has moved for no time at all may lie between two pixels.
  await setStill(page, false);
  await showView(page, shown);
  const moving = await page.evaluate(() => window.snapshotTools?.movements() ?? []);
  await setStill(page, true);
  return moving;
};
