import type { Page } from 'playwright';
import { untilLive } from './openSite.ts';

/** The published password of the demonstration accounts. */
const demoPassword = 'Marquee-2026';

/** Logs a demonstration account in through the box, in either language, and puts the greeting away. */
export const logIn = async (page: Page, username: string): Promise<void> => {
  const { pathname } = new URL(page.url());
  await page.goto(new URL(`${pathname}?modal=login`, page.url()).href);
  await untilLive(page);
  const box = page.getByRole('dialog');
  await box.getByRole('textbox', { name: /^(Username|Tên đăng nhập)/ }).fill(username);
  await box.getByLabel(/^(Password|Mật khẩu)/).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: /^(Welcome|Chào mừng)/ })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
