import { type Browser, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { Host } from './hosts.ts';
import { openSite, type View, type Visit } from './openSite.ts';

/**
 * Connects a test file to the browser of all, and gives `visit`, which opens a page as a new visitor. A visit is
 * closed after its test; one whose console complained fails the test, unless the test says which complaints belong
 * to it.
 */
export const useBrowser = () => {
  let browser: Browser;
  let visits: Visit[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const open = visits;
    visits = [];
    await Promise.all(open.map(({ context }) => context.close()));
    const complaints = open.flatMap((visit) =>
      visit.complaints.filter((text) => !visit.allowed.some((part) => part.test(text))),
    );
    if (complaints.length > 0) throw new Error(`The console complained:\n${complaints.join('\n')}`);
  });
  const visit = async (host: Host, path = '/', view: View = {}) => {
    const opened = await openSite(browser, host, path, view);
    visits.push(opened);
    return opened;
  };
  return { visit };
};
