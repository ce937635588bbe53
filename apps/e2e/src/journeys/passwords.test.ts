import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { fillCaptcha } from '../harness/fillCaptcha.ts';
import { fillLogin } from '../harness/fillLogin.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { openBox } from '../harness/openBox.ts';
import { readCaptcha } from '../harness/readCaptcha.ts';
import { readMessage } from '../harness/readMessage.ts';
import { said } from '../harness/said.ts';
import { untilClosed } from '../harness/untilClosed.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

test('the link of an e-mail sets a new password, which logs in', async () => {
  const { page, context } = await visit(northbay, '/?modal=login', { isPhone: true });
  const { box, field, button, submit, goOn } = openBox(page, said.en);
  // The login has a captcha of its own, whose answer is no good for the next box.
  await expect.poll(() => readCaptcha(context)).not.toBe('');
  const last = await readCaptcha(context);
  await button('Forgot password?').click();
  await field('email').fill('sleeper@example.com');
  await field('username').fill('sleeper');
  await fillCaptcha(box, last);
  await submit();
  const link = new URL(await readMessage(northbay, 'sleeper@example.com', /(https?:\S+)/));

  await page.goto(urlOf(northbay, link.pathname + link.search));
  await field('newPassword').fill('Harbour-Light-7');
  // The address is not to be seen, kept or sent on with what sets a password.
  await expect.poll(() => page.url()).not.toContain('resetToken');
  await field('confirmNewPassword').fill('Harbour-Light-7');
  await submit();
  await field('username').waitFor();
  await fillLogin(page, 'sleeper', 'Harbour-Light-7');
  await goOn();
});

test('a code to the phone sets a new password where the merchant selects that', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/?modal=forgotPassword', { isPhone: true });
  const { box, field, button, submit, goOn } = openBox(page, say);
  await field('mobileNum').fill('912000006');
  await button('Send code').click();
  const code = await readMessage(senVang, '+84912000006', /\b(\d{6})\b/);
  await box.getByRole('textbox', { name: say('SMS code') }).fill(code);
  await field('newPassword').fill('ao-sen-2026');
  await field('confirmNewPassword').fill('ao-sen-2026');
  await submit();
  await field('username').waitFor();
  await fillLogin(page, 'sleeper', 'ao-sen-2026');
  await goOn();
});

test('the default password has to be changed before anything else, after a reload too', async () => {
  const say = said.en;
  const { page } = await visit(senVang, '/en/help', { scheme: 'light' });
  const { box, field, button, submit, goOn } = openBox(page, say);
  await fillLogin(page, 'newcomer', 'Default-1234');
  await field('oldPassword').waitFor();
  expect(await button('Close').count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await box.isVisible()).toBe(true);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Log in'), includeHidden: true })
    .waitFor();

  await page.reload();
  await field('oldPassword').fill('not-the-one');
  await field('newPassword').fill('hoa-sen-no');
  await field('confirmNewPassword').fill('hoa-sen-no');
  await submit();
  await box.locator('[name="oldPassword"][aria-invalid="true"]').waitFor();
  await field('oldPassword').fill('Default-1234');
  await submit();
  await goOn();
  await page.getByRole('banner').getByText('Gia Hân').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/en\/?$/);
  expect(await page.evaluate(() => sessionStorage.getItem('cpw'))).toBeNull();
});

test('a member changes it from the own menu and stays logged in, here alone', async () => {
  const say = said.en;
  const { page } = await visit(northbay, '/', { as: 'agent41' });
  const elsewhere = await visit(northbay, '/', { as: 'agent41' });
  const { field, submit } = openBox(page, say);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Bảo Trâm' }).click();
  await page.getByRole('menuitem', { name: say('Change password') }).click();
  await field('oldPassword').fill('Marquee-2026');
  await field('newPassword').fill('Lighthouse-26!');
  await field('confirmNewPassword').fill('Lighthouse-26!');
  await submit();
  await untilClosed(page);
  await page.reload();
  await banner.getByText('Bảo Trâm').waitFor();

  await elsewhere.page.reload();
  await elsewhere.page
    .getByRole('banner')
    .getByRole('link', { name: say('Log in') })
    .waitFor();
});
