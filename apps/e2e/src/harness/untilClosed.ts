import type { Page } from 'playwright';

/**
 * Waits until no box is open over the page and the browser has gone back from the box's entry in the history; a page
 * that is asked for in between would be given up for the one below.
 */
export const untilClosed = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(() => {
    const state = window.history.state as { usr?: { modals?: number } | null } | null;
    return !state?.usr?.modals;
  });
};
