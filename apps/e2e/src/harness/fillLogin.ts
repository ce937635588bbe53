import type { Page } from 'playwright';
import { readCaptcha } from './readCaptcha.ts';

/** Opens the login box over the page, where it is not open, and sends name and password, with a captcha where one is asked for. */
export const fillLogin = async (page: Page, username: string, password: string): Promise<void> => {
  const box = page.getByRole('dialog');
  const field = box.locator('[name="username"]');
  if ((await field.count()) === 0) {
    await page.locator('a[href*="modal=login"]').filter({ visible: true }).first().click();
  }
  await field.fill(username);
  await box.locator('[name="password"]').fill(password);
  const code = box.locator('[name="captcha"]');
  if ((await code.count()) > 0) {
    await box.locator('form').getByRole('img').waitFor();
    await code.fill(await readCaptcha(page.context()));
  }
  await page.keyboard.press('Enter');
};
