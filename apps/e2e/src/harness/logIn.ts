import type { Page } from 'playwright';
import { openSession, untilMember } from './openSession.ts';
import { untilLive } from './openSite.ts';

/**
 * Logs a demonstration account in and loads the page again as the member's. Where the login is not what a journey
 * is about; one that begins as a member asks `visit` for it with `as`, which loads the page once.
 */
export const logIn = async (page: Page, username: string): Promise<void> => {
  await openSession(page, username);
  await page.reload();
  await untilLive(page);
  await untilMember(page);
};
