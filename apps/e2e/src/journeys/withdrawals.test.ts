import type { Page } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { askGateway } from '../harness/askGateway.ts';
import { useBrowser } from '../harness/browser.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { untilLive } from '../harness/openSite.ts';
import { openOperator } from '../harness/openOperator.ts';
import { playPaid } from '../harness/playPaid.ts';
import { fillFirstWithdrawal, paymentDigits, prepareWithdrawals } from '../harness/prepareWithdrawals.ts';
import { readMessage } from '../harness/readMessage.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, senVip, northbay } = hosts;
const rules = { holdsFirst: false, approveAfterSeconds: 3_600, dayCount: 100 };

const staff = await openOperator();

beforeAll(async () => {
  await askGateway('/behaviour', { payouts: 'hold' });
  for (const host of [senVip, northbay]) await staff.setPayoutRules(host, rules);
});
afterAll(() => askGateway('/behaviour', {}));

/** Asks for a withdrawal and resolves to its reference, on its page. */
const withdraw = async (page: Page, amount: string): Promise<string> => {
  const main = page.getByRole('main');
  await main.locator('[name="amount"]').fill(amount);
  await main.locator('[name="paymentPassword"]').fill(paymentDigits);
  await main.locator('form button[type="submit"]').click();
  await page.waitForURL(/\/member\/withdrawals\?id=/);
  const title = page.getByRole('heading', { level: 1, name: /\bW[0-9A-Z]+/ });
  return /\bW[0-9A-Z]+/.exec(await title.innerText())?.[0] ?? '';
};

test('the first withdrawal begins with payment password and bank account, and ends with the money received', async () => {
  const say = said.vi;
  const { page } = await visit(senVip, '/member/withdraw', { as: 'player1', isPhone: true });
  await fillFirstWithdrawal(page, senVip);
  const reference = await withdraw(page, '150000');
  await staff.approve(senVip, reference);
  await playPaid(`${reference}P1`);
  await page.getByRole('button', { name: say('Received in full') }).click();
  await page.getByText(say('You’ve told us that everything has arrived.')).first().waitFor();
  await page.goto(urlOf(senVip, '/member/records?kinds=withdrawal'));
  await page
    .getByRole('row')
    .filter({ hasText: /-150\.000/ })
    .first()
    .waitFor();
});

/** Pays what is open of a withdrawal of Northbay's, and looks at its page anew instead of waiting until it asks. */
const payOut = async (page: Page, reference: string, payment = 1) => {
  await staff.approve(northbay, reference);
  await playPaid(`${reference}P${payment}`);
  await page.reload();
};

const press = (page: Page, name: string) =>
  page.getByRole('button', { name: said.en(name), exact: true }).click();

test('a part that has arrived leaves the rest, which comes later', async () => {
  const say = said.en;
  const { page } = await visit(northbay);
  await prepareWithdrawals(page, northbay);
  const partly = await withdraw(page, '60.50');
  await payOut(page, partly);
  await press(page, 'Received in part');
  await page.getByRole('dialog').locator('[name="amount"]').fill('20.25');
  await press(page, 'Report the rest as missing');
  await page
    .getByText(
      say.like('You have received {received}. Amount still to come: {remaining}. We are looking into it.', {
        received: '$20.25',
        remaining: '$40.25',
      }),
    )
    .first()
    .waitFor();
  await payOut(page, partly, 2);
  await press(page, 'Received in full');
  await page.getByText(say('You’ve told us that everything has arrived.')).first().waitFor();
});

test('what has not arrived is reported with a picture, staff may reject it, and the list leads to its page', async () => {
  const say = said.en;
  const { page } = await visit(northbay, '/', { scheme: 'dark' });
  await prepareWithdrawals(page, northbay);
  const missing = await withdraw(page, '50.00');
  await payOut(page, missing);
  await press(page, 'Not received');
  const field = page.getByRole('dialog').locator('input[type="file"]');
  await field.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await page.getByText(say('{name} is not a PNG or JPEG.', { name: 'list.pdf' })).waitFor();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } });
  await field.setInputFiles({ name: 'movements.png', mimeType: 'image/png', buffer });
  await press(page, 'Report as not received');
  await page.getByText(say('Pictures you sent')).waitFor();
  await staff.rejectDispute(northbay, missing);
  await page.reload();
  await page
    .getByText(say('We have checked the payment: it has arrived, so nothing is returned.'))
    .first()
    .waitFor();

  await page.goto(urlOf(northbay, '/member/withdrawals'));
  const course = page.getByRole('list', { name: say('Withdrawal progress') });
  const link = page.getByRole('main').getByRole('link', { name: missing });
  await link.click();
  await course.waitFor();
  await page.goBack();
  await link.waitFor();
});

test('a forgotten payment password is set anew by a code, and withdrawals wait', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/', { isPhone: true });
  await prepareWithdrawals(page, senVang);
  await page.goto(urlOf(senVang, '/member/cards'));
  await untilLive(page);
  await page.getByRole('button', { name: say('Forgotten?') }).click();
  const box = page.getByRole('dialog');
  const password = box.locator('[name="password"]');
  await password.fill('Another-1');
  await box.getByRole('button', { name: say('Send code') }).click();
  await password.and(page.locator('[aria-invalid="true"]')).waitFor();
  await password.fill('Marquee-2026');
  await box.getByRole('button', { name: say('Send code') }).click();
  const code = await readMessage(senVang, '+84912000001', /\b(\d{6})\b/);
  for (const name of ['paymentPassword', 'confirmPaymentPassword'])
    await box.locator(`[name="${name}"]`).fill('864209');
  const typed = box.locator('[name="verificationCode"]');
  await typed.fill(code === '000000' ? '000001' : '000000');
  await typed.press('Enter');
  await typed.and(page.locator('[aria-invalid="true"]')).waitFor();
  await typed.fill(code);
  await typed.press('Enter');
  await box.waitFor({ state: 'detached' });
  await page.goto(urlOf(senVang, '/member/withdraw'));
  await page.getByText(say.like('Withdrawals reopen {at}')).first().waitFor();
});
