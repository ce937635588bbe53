import type { Page } from 'playwright';
import { fillLogin } from './fillLogin.ts';
import { untilClosed } from './untilClosed.ts';

/** The published password of the demonstration accounts. */
const demoPassword = 'Marquee-2026';

/** Logs a demonstration account in, in either language, and puts the greeting away. */
export const logIn = async (page: Page, username: string): Promise<void> => {
  await fillLogin(page, username, demoPassword);
  await page
    .getByRole('dialog', { name: /^(Welcome|Chào mừng)/ })
    .getByRole('button')
    .last()
    .click();
  await untilClosed(page);
};
