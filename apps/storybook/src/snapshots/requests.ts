import type { Page } from 'playwright';

type Requests = { open: number; lastCame: number; files: Set<string> };

const requestsOf = new WeakMap<Page, Requests>();
const pause = 40;

/** React shows what has come late up to 300 ms later, so that not everything flickers in by itself. */
const settling = 400;

/** Follows what a page asks for, so that `untilLoaded` knows of code and pictures that are on their way. */
export const watchRequests = (page: Page): void => {
  const requests: Requests = { open: 0, lastCame: 0, files: new Set() };
  requestsOf.set(page, requests);
  const end = () => {
    requests.open -= 1;
    requests.lastCame = Date.now();
  };
  page.on('request', (request) => {
    requests.open += 1;
    requests.files.add(new URL(request.url()).pathname.slice(1));
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
};

/** Names of all files that a page has asked for so far. */
export const fetchedBy = (page: Page): ReadonlySet<string> => requestsOf.get(page)?.files ?? new Set();

/** Resolves once all that a page asked for has come and is shown. Whoever calls it sets how long that may take. */
export const untilLoaded = async (page: Page): Promise<void> => {
  const isBusy = () => {
    const { open, lastCame } = requestsOf.get(page) ?? { open: 0, lastCame: 0 };
    return open > 0 || Date.now() - lastCame < settling;
  };
  while (isBusy()) await page.waitForTimeout(pause);
};
