import type { Page } from 'playwright';

type Requests = { open: number; lastCame: number };

const requestsOf = new WeakMap<Page, Requests>();
const pause = 40;

/** React shows what has come late up to 300 ms later, so that not everything flickers in by itself. */
const settling = 500;

/** Follows what a page has asked for, so that `untilLoaded` knows of code and pictures that are on their way. */
export const watchRequests = (page: Page): void => {
  const requests: Requests = { open: 0, lastCame: 0 };
  requestsOf.set(page, requests);
  const end = () => {
    requests.open -= 1;
    requests.lastCame = Date.now();
  };
  page.on('request', () => (requests.open += 1));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
};

/** Resolves once all that a page asked for has come and is shown. Whoever calls it sets how long that may take. */
export const untilLoaded = async (page: Page): Promise<void> => {
  const isBusy = () => {
    const { open, lastCame } = requestsOf.get(page) ?? { open: 0, lastCame: 0 };
    return open > 0 || Date.now() - lastCame < settling;
  };
  while (isBusy()) await page.waitForTimeout(pause);
};
