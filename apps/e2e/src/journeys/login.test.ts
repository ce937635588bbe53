import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { fillCaptcha } from '../harness/fillCaptcha.ts';
import { fillLogin } from '../harness/fillLogin.ts';
import { hosts } from '../harness/hosts.ts';
import { openBox } from '../harness/openBox.ts';
import { untilLive } from '../harness/openSite.ts';
import { readCaptcha } from '../harness/readCaptcha.ts';
import { readMessage } from '../harness/readMessage.ts';
import { openLogout } from '../harness/openLogout.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, senVip, northbay } = hosts;

const demoPassword = 'Marquee-2026';

/** Lets the code of the box come only once the page works. */
const holdLogin = (page: Page) =>
  page.route('**/assets/Login.modal*.js', async (route) => {
    await untilLive(page);
    await route.continue();
  });

test('from the box over a page, with a captcha, to a session and to its end', async () => {
  const say = said.en;
  const { page } = await visit(northbay, '/help', { scheme: 'dark' });
  const { box, field, button, goOn } = openBox(page, say);
  const banner = page.getByRole('banner');
  const logInLink = banner.getByRole('link', { name: say('Log in'), exact: true });
  await logInLink.click();
  await field('username').waitFor();
  await page.goBack();
  await box.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/help');

  await logInLink.click();
  await box.getByRole('checkbox', { name: say('Remember me on this device') }).check();
  await fillLogin(page, '  player1 ', demoPassword);
  await goOn();
  const stored = () =>
    page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }) as const);
  const { session, local } = await stored();
  expect(session).toMatchObject({ account: 'player1', nickname: 'Minh Khang', isAgent: '0' });
  for (const key of ['token', 'customerId', 'merchant', 'settings']) expect(session[key], key).toBeTruthy();
  expect(session).not.toHaveProperty('cpw');
  expect(local).toMatchObject({ lastUsername: 'player1' });
  expect(JSON.stringify([session, local])).not.toContain(demoPassword);
  expect(JSON.stringify(local)).not.toContain(session['token']);

  await page.reload();
  await banner.getByText('Minh Khang').waitFor();
  await openLogout(page, say);
  await button('Stay logged in').click();
  await box.waitFor({ state: 'detached' });
  await openLogout(page, say);
  await button('Log out').click();
  await logInLink.waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  const after = await stored();
  for (const key of ['token', 'account', 'nickname', 'customerId', 'isAgent'])
    expect(after.session, key).not.toHaveProperty(key);
  await page.reload();
  await untilLive(page);
  await logInLink.waitFor();
});

test('a captcha is asked for after three failures; those who see no image answer a question', async () => {
  const say = said.en;
  const { page, context } = await visit(senVang, '/en/?modal=login', { scheme: 'light', before: holdLogin });
  const { box, field, button, submit, goOn } = openBox(page, say);
  // However late its code comes, the box starts in its first field.
  await field('username').and(page.locator(':focus')).waitFor();
  await field('username').fill('agent41');
  for (const attempt of ['one', 'two', 'three']) {
    expect(await field('captcha').count()).toBe(0);
    await field('password').fill(`wrong-${attempt}`);
    await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/wps/session/login') && !answer.ok()),
      submit(),
    ]);
  }
  await fillCaptcha(box);
  await field('captcha').fill('no');
  await field('password').fill(demoPassword);
  await submit();
  await box.locator('[name="captcha"][aria-invalid="true"]').waitFor();

  const image = await readCaptcha(context);
  await button('I can’t see the image').click();
  await box.getByRole('textbox', { name: say('Your answer') }).waitFor();
  await fillCaptcha(box, image);
  await submit();
  await goOn();
});

test('a code by SMS logs in, in spite of a password that is too old', async () => {
  const say = said.vi;
  const { page } = await visit(senVip, '/?modal=login', { isPhone: true, before: holdLogin });
  const { box, field, button, submit, goOn } = openBox(page, say);
  // No keyboard comes up on a phone before it is asked for.
  await box.and(page.locator(':focus')).waitFor();
  await box.getByRole('tab', { name: say({ message: 'SMS code', context: 'a way to log in' }) }).click();
  await field('mobileNum').fill('0912 000 006');
  await button('Send code').click();
  const again = box.getByRole('button', { name: say.like('Send again in {seconds} s') });
  await again.waitFor();
  expect(await again.isDisabled()).toBe(true);

  const code = await readMessage(senVip, '+84912000006', /\b(\d{6})\b/);
  const typed = box.getByRole('textbox', { name: say('SMS code') });
  await typed.fill(code === '000000' ? '000001' : '000000');
  await submit();
  await typed.and(page.locator('[aria-invalid="true"]:focus')).waitFor();
  await typed.fill(code);
  await submit();
  await goOn();
});
