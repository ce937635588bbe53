import type { Browser, BrowserContext, Page } from 'playwright';
import { type Host, urlOf } from './hosts.ts';
import { keepPopupAway } from './keepPopupAway.ts';
import { openSession, untilMember } from './openSession.ts';

/** How a visitor looks at a site. */
export type View = {
  isPhone?: boolean;
  width?: number;
  scheme?: 'dark' | 'light';
  /** The demonstration account that is logged in before the page is asked for. */
  as?: string;
  /** The visitor's IP address, as the sandbox lets one choose; the platform's limits count by it. */
  from?: string;
  /** Runs before the page is asked for, such as to answer a call otherwise. */
  before?: (page: Page) => Promise<unknown>;
  /** What the console may complain of. */
  allowed?: RegExp[];
  /** The site's service worker is let in; it would answer what a journey wants to answer otherwise. */
  hasWorker?: boolean;
  /** The announcement of the day may stand over the page. */
  hasPopup?: boolean;
  /** The page is not expected to come alive. */
  isStill?: boolean;
};

/** A visitor's page and everything that its console complained of. */
export type Visit = { page: Page; context: BrowserContext; complaints: string[]; allowed: RegExp[] };

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

// A refused call is an answer that the page deals with; the browser logs it all the same.
const refusedCall = /Failed to load resource: the server responded with a status of 4\d\d/;

// Nor does a site miss the worker that a journey does without.
const blockedWorker = /Service Worker registration blocked/;

/** Waits until the page's script has taken over from its HTML. */
export const untilLive = (page: Page): Promise<unknown> => page.waitForSelector('html[data-live]');

/** Opens a page of a brand as a new visitor and waits until its controls work. */
export const openSite = async (browser: Browser, host: Host, path: string, view: View): Promise<Visit> => {
  const { isPhone = false, width, scheme, as, from, before, allowed = [] } = view;
  const { hasWorker, hasPopup, isStill } = view;
  const viewport = { ...(isPhone ? phone : desktop), ...(width && { width }) };
  const context = await browser.newContext({
    viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  if (from) await context.addCookies([{ name: 'sandbox-address', value: from, url: urlOf(host) }]);
  const page = await context.newPage();
  if (!hasPopup) await keepPopupAway(page);
  if (scheme)
    await page.addInitScript((chosen) => {
      // A vendor's frame has its own storage or none, and an empty page none.
      if (window === window.top && origin !== 'null') localStorage.setItem('scheme', chosen);
    }, scheme);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  if (as) {
    // An empty page of the site's origin is enough to log in from.
    const empty = urlOf(host, '/empty');
    await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(empty);
    await openSession(page, as);
  }
  await before?.(page);
  await page.goto(urlOf(host, path));
  if (!isStill) await untilLive(page);
  if (as) await untilMember(page);
  return { page, context, complaints, allowed: [refusedCall, blockedWorker, ...allowed] };
};
