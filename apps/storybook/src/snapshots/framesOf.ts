import type { Frame, Page } from 'playwright';

const pause = 40;

/** A game's page that nobody answers at holds the browser's own words, and no story. */
const isForeign = (frame: Frame, page: Page) => {
  const url = frame.url();
  return /^(?!about:)/.test(url) && URL.parse(url)?.origin !== URL.parse(page.url())?.origin;
};

/** The frames of stories that a page shows, once each of its elements for one has it. Whoever calls it sets how long that may take. */
export const framesOf = async (page: Page): Promise<Frame[]> => {
  const count = await page.locator('object').count();
  const within = () => page.frames().filter((frame) => frame !== page.mainFrame() && !isForeign(frame, page));
  while (within().length < count) await page.waitForTimeout(pause);
  return within();
};
