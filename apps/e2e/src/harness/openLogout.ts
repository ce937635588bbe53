import type { Page } from 'playwright';
import type { said } from './said.ts';

/** Chooses "Log out" in the member's menu of the header. */
export const openLogout = async (page: Page, say: (typeof said)['en']): Promise<void> => {
  await page.getByRole('banner').locator('[aria-haspopup=menu]').last().click();
  await page.getByRole('menuitem', { name: say('Log out') }).click();
};
