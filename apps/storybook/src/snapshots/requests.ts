import type { Page, Request } from 'playwright';

const pending = new WeakMap<Page, Set<Request>>();
const pause = 40;

/** Follows what a page has asked for, so that `untilLoaded` knows of code and pictures that are on their way. */
export const watchRequests = (page: Page): void => {
  const open = new Set<Request>();
  pending.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
};

/** Resolves once all that a page asked for has come. Whoever calls it sets how long that may take. */
export const untilLoaded = async (page: Page): Promise<void> => {
  while ((pending.get(page)?.size ?? 0) > 0) await page.waitForTimeout(pause);
};
