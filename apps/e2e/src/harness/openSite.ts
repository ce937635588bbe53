import type { Browser, BrowserContext, Page } from 'playwright';
import { type Host, urlOf } from './hosts.ts';

/** How a visitor looks at a site. */
export type View = { width?: number; height?: number; isPhone?: boolean };

/** A visitor's page and everything that its console complained of. */
export type Visit = { page: Page; context: BrowserContext; complaints: string[] };

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** Opens a page of a brand as a new visitor and waits until its controls work. */
export const openSite = async (browser: Browser, host: Host, path = '/', view: View = {}): Promise<Visit> => {
  const viewport = { ...(view.isPhone ? phone : desktop), ...(view.width && { width: view.width }) };
  const context = await browser.newContext({
    viewport,
    hasTouch: view.isPhone ?? false,
    isMobile: view.isPhone ?? false,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(urlOf(host, path));
  await untilLive(page);
  return { page, context, complaints };
};

/** Waits until the page's script has taken over from its HTML. */
export const untilLive = (page: Page): Promise<unknown> => page.waitForSelector('html[data-live]');
