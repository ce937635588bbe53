import { isApiError } from '@marquee/api-client';
import { type Browser, chromium } from 'playwright';
import { openSession, untilMember } from '../../harness/openSession.ts';

/**
 * Logs a demonstration account in, in a tab of the browser that listens at `port`. As long as the tab is open, any
 * other of the same site is the member's too.
 */
export const openMember = async (origin: string, port: number, username: string): Promise<Browser> => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window that Lighthouse would share.');
  const page = await context.newPage();
  await page.goto(origin);
  await openSession(page, username).catch((error: unknown) => {
    // A login page that was measured just before may still have asked for a captcha, and the later one counts.
    if (!isApiError(error, 'CAPTCHA_WRONG')) throw error;
    return openSession(page, username);
  });
  await page.reload();
  await untilMember(page);
  return browser;
};
