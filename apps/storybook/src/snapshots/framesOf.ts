import type { Frame, Page } from 'playwright';

const pause = 40;

/** The frames that a page shows, once each of its elements for one has it. Whoever calls it sets how long that may take. */
export const framesOf = async (page: Page): Promise<Frame[]> => {
  const count = await page.locator('object').count();
  const within = () => page.frames().filter((frame) => frame !== page.mainFrame());
  while (within().length < count) await page.waitForTimeout(pause);
  return within();
};
