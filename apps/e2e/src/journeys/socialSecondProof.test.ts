import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { findViolations } from '../harness/findViolations.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { logIn } from '../harness/logIn.ts';
import { untilLive } from '../harness/openSite.ts';
import { signInAtParty } from '../harness/signInAtParty.ts';
import { untilClosed } from '../harness/untilClosed.ts';

const { visit } = useBrowser();
const { senVip } = hosts;
const home = '10.31.0.1';
let places = 1;
// One person however often the test is tried, and an address that was never used.
const person = { name: 'Minh Khang', email: `khang${Date.now()}@example.com` };

const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name });
const login = /^Đăng nhập Sen Vàng/;
const proof = /^Xác minh danh tính$/;

/** Presses the party's button in the login box and says there who one is. */
const signIn = (page: Page) =>
  signInAtParty(
    page,
    dialog(page, login).getByRole('button', { name: 'Đăng nhập bằng Google', exact: true }),
    person,
  );

const greeted = async (page: Page) => {
  await dialog(page, /^Chào mừng/)
    .getByRole('button')
    .last()
    .click();
  await untilClosed(page);
};

const linkGoogle = async () => {
  const { page } = await visit(senVip, '/', { from: home });
  await logIn(page, 'player1');
  await page.goto(urlOf(senVip, '/member'));
  await untilLive(page);
  const main = page.getByRole('main');
  const link = main.getByRole('button', { name: 'Liên kết Google', exact: true });
  const unlink = main.getByRole('button', { name: 'Hủy liên kết Google' });
  await link.or(unlink).waitFor();
  if (await unlink.isVisible()) return;
  await signInAtParty(page, link, person);
  const box = page.getByRole('dialog');
  await box.getByLabel(/^Mật khẩu/).fill('Marquee-2026');
  await box.getByRole('button', { name: 'Liên kết Google' }).click();
  await untilClosed(page);
  await unlink.waitFor();
};

test('a login by a party from an unknown address is proved a second time, stays remembered, and is asked once', async () => {
  await linkGoogle();
  const away = `10.31.0.${(places += 1)}`;

  const { page, context } = await visit(senVip, '/?modal=login', { isPhone: true, from: away });
  await dialog(page, login)
    .getByRole('checkbox', { name: /^Ghi nhớ trên thiết bị này/ })
    .check();
  await signIn(page);
  const box = dialog(page, proof);
  await box.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  // Nobody typed a password.
  expect(await box.innerText()).not.toMatch(/mật khẩu/i);
  await box.getByRole('radio', { name: 'Địa chỉ e-mail của bạn' }).check();
  expect(await findViolations(page)).toEqual([]);
  const field = box.getByRole('textbox', { name: /^Địa chỉ e-mail của bạn/ });
  const send = box.getByRole('button', { name: 'Xác minh và đăng nhập' });
  await field.fill(person.email);
  await send.click();
  // The mailbox that the party knows proves nothing here.
  await field.and(page.locator('[aria-invalid="true"]')).waitFor();
  await field.fill('player1@example.com');
  await send.click();
  await greeted(page);

  const later = await context.newPage();
  await later.goto(urlOf(senVip));
  await later
    .getByRole('navigation', { name: 'Liên kết nhanh' })
    .getByRole('link', { name: 'Của tôi' })
    .waitFor();

  const { page: again } = await visit(senVip, '/?modal=login', { from: away });
  await signIn(again);
  await greeted(again);
});
