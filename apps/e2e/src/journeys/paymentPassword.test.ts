import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { findViolations } from '../harness/findViolations.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { joinMember } from '../harness/joinMember.ts';
import { untilLive } from '../harness/openSite.ts';
import { prepareWithdrawals } from '../harness/prepareWithdrawals.ts';
import { readMessage } from '../harness/readMessage.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;
const fresh = '864209';

afterEach(async () => {
  for (const host of [senVang, northbay]) await askSandbox(host, 'POST', '/sandbox/clock', { reset: true });
});

const box = (page: Page) => page.getByRole('dialog');

const setAnew = async (page: Page, code: string) => {
  await box(page).locator('[name="verificationCode"]').fill(code);
  await box(page).locator('[name="paymentPassword"]').fill(fresh);
  await box(page).locator('[name="confirmPaymentPassword"]').fill(fresh);
  await box(page).locator('button[type="submit"]').click();
};

test('whoever forgot it sets it anew by a mailed code, and withdrawals wait a day', async () => {
  const { page } = await visit(northbay, '/');
  await prepareWithdrawals(page, northbay);
  await page.getByRole('button', { name: 'Forgotten?' }).click();
  await box(page)
    .getByText(/withdrawals open again 24 hours afterwards/)
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  await box(page).getByRole('radio', { name: 'By e-mail' }).check();
  const password = box(page).getByLabel(/^Login password/);
  await password.fill('Another-1');
  await box(page).getByRole('button', { name: 'Send code' }).click();
  await password.and(page.locator('[aria-invalid="true"]')).waitFor();
  await password.fill('Marquee-2026');
  await box(page).getByRole('button', { name: 'Send code' }).click();
  await box(page).getByText('We’ve sent the code.').first().waitFor();
  const code = await readMessage(northbay, 'player1@example.com', /(\d{6}) is your code for a new payment/);
  await setAnew(page, code === '000000' ? '000001' : '000000');
  await box(page).locator('[name="verificationCode"][aria-invalid="true"]').waitFor();
  await setAnew(page, code);
  await box(page).waitFor({ state: 'detached' });
  await page.getByText(/^Withdrawals reopen .*2\d/).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await readMessage(northbay, 'player1@example.com', /(payment password has just been reset)/);
});

test('by SMS on a Vietnamese phone too', async () => {
  const { page } = await visit(senVang, '/', { isPhone: true });
  await prepareWithdrawals(page, senVang);
  await page.goto(urlOf(senVang, '/member/cards'));
  await untilLive(page);
  await page.getByRole('button', { name: 'Quên mật khẩu?' }).click();
  await box(page).getByRole('radio', { name: 'Qua SMS' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await box(page)
    .getByLabel(/^Mật khẩu đăng nhập/)
    .fill('Marquee-2026');
  await box(page).getByRole('button', { name: 'Gửi mã' }).click();
  await setAnew(page, await readMessage(senVang, '+84912000001', /(\d{6}) là mã đặt lại mật khẩu rút tiền/));
  await box(page).waitFor({ state: 'detached' });
  await page.getByText('Mật khẩu rút tiền mới đã được đặt.').waitFor();
});

test('whoever has proven neither phone nor mailbox is told who helps', async () => {
  const { page } = await visit(northbay, '/register');
  const { password } = await joinMember(page);
  await page.goto(urlOf(northbay, '/member/cards'));
  await untilLive(page);
  const main = page.getByRole('main');
  await main.locator('[name="paymentPassword"]').fill(fresh);
  await main.locator('[name="confirmPaymentPassword"]').fill(fresh);
  await main.getByLabel(/^Login password/).fill(password);
  await main.getByRole('button', { name: 'Set payment password' }).click();
  await page.getByRole('button', { name: 'Forgotten?' }).click();
  await box(page).getByText('We cannot send you a code').waitFor();
  await box(page).getByRole('link', { name: 'help@northbay.example' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});
