import type { Page } from 'playwright';
import { untilLive } from './openSite.ts';

/** The sandbox tells the answer to the image that is shown. */
const readCaptcha = async (page: Page) => {
  await page
    .getByRole('dialog')
    .getByRole('img', { name: /^(Characters in the image|Các ký tự cần nhập lại)/ })
    .waitFor();
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'sandbox_captcha')?.value ?? '';
};

/** Opens the login box over the page, in either language, and sends name and password, with a captcha where one is asked for. */
export const fillLogin = async (page: Page, username: string, password: string): Promise<void> => {
  const { pathname } = new URL(page.url());
  await page.goto(new URL(`${pathname}?modal=login`, page.url()).href);
  await untilLive(page);
  const box = page.getByRole('dialog');
  await box.getByRole('textbox', { name: /^(Username|Tên đăng nhập)/ }).fill(username);
  await box.getByLabel(/^(Password|Mật khẩu)/).fill(password);
  const code = box.getByRole('textbox', { name: /^(Verification code|Mã xác nhận)/ });
  if ((await code.count()) > 0) await code.fill(await readCaptcha(page));
  await page.keyboard.press('Enter');
};
