import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askGateway } from '../harness/askGateway.ts';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { cancelWithdrawal } from '../harness/cancelWithdrawal.ts';
import { findViolations } from '../harness/findViolations.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { logIn } from '../harness/logIn.ts';
import type { View } from '../harness/openSite.ts';
import { untilClosed } from '../harness/untilClosed.ts';

const { visit } = useBrowser();
// Nobody else's journeys use the money of this merchant's members.
const host = hosts.senVip;
const digits = '246813';
const amount = '150000';

type Step = 'approve' | 'pay' | 'reject' | 'fail' | 'force';
const staff = (step: Step, body: object) => askSandbox(host, 'POST', `/sandbox/withdrawals/${step}`, body);
const setRules = (rules: object | null) => askSandbox(host, 'POST', '/sandbox/withdrawals/rules', { rules });
const patient = { holdsFirst: false, approveAfterSeconds: 3_600, dayCount: 100 };

beforeAll(async () => {
  await askGateway('/behaviour', { payouts: 'hold' });
  await setRules(patient);
});
afterAll(async () => {
  await askSandbox(host, 'POST', '/sandbox/clock', { reset: true });
  await setRules(null);
  await askGateway('/behaviour', {});
});

const open = async (path: string, view: View = {}) => {
  const { page } = await visit(host, `/en${path}`, view);
  await logIn(page, 'player1');
  return page;
};

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Asks for a withdrawal and resolves to its reference, on its page. */
const withdraw = async (page: Page): Promise<string> => {
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByLabel(/^Payment password/).fill(digits);
  await page.locator('form').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.waitForURL(/\/member\/withdrawals\?id=/);
  await heading(page, /^Withdrawal W/);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  return title.replace('Withdrawal ', '');
};

const paidOut = async (page: Page): Promise<string> => {
  const reference = await withdraw(page);
  await staff('approve', { reference });
  await staff('pay', { reference });
  await button(page, 'Received in full').waitFor();
  return reference;
};

test('the first withdrawal begins with the payment password and the bank account', async () => {
  const page = await open('/member/withdraw');
  await heading(page, 'Withdraw');
  await page.locator('[name="paymentPassword"]').fill('111111');
  await page.locator('[name="confirmPaymentPassword"]').fill('111111');
  await page.getByLabel(/^Login password/).fill('Marquee-2026');
  await button(page, 'Set payment password').click();
  await says(page, 'This password is too easy to guess. Choose another.');
  expect(await findViolations(page)).toEqual([]);
  await page.locator('[name="paymentPassword"]').fill(digits);
  await page.locator('[name="confirmPaymentPassword"]').fill(digits);
  await button(page, 'Set payment password').click();

  await page.getByRole('heading', { name: 'Add your bank account' }).waitFor();
  await page.getByRole('combobox', { name: /^Bank/ }).selectOption({ label: 'Vietcombank' });
  await page.getByRole('textbox', { name: /^Account number/ }).fill('1234');
  await page.getByRole('textbox', { name: /^Account holder/ }).fill('NGUYEN MINH KHANG');
  await page.getByLabel(/^Payment password/).fill(digits);
  await button(page, 'Add bank account').click();
  await page
    .getByRole('textbox', { name: /^Account number/ })
    .and(page.locator(':focus'))
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.type('567890');
  await button(page, 'Add bank account').click();

  await page.getByRole('radio', { name: 'Vietcombank' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  const reference = await withdraw(page);
  await staff('approve', { reference });
  await page
    .getByRole('listitem')
    .filter({ hasText: 'On its way to your bank' })
    .and(page.locator('[aria-current]'))
    .waitFor();
  // The platform hands the payment to the gateway, whose word alone counts.
  await expect
    .poll(
      () =>
        askGateway('/play', { reference: `${reference}P1`, outcome: 'paid' }).then(
          () => true,
          () => false,
        ),
      {
        timeout: 15_000,
      },
    )
    .toBe(true);
  await button(page, 'Received in full').click();
  await says(page, 'You’ve told us that everything has arrived.');
  expect(await findViolations(page)).toEqual([]);
});

describe.each<[string, View]>([
  ['on a desktop', {}],
  ['on a phone', { isPhone: true }],
])('%s', (_where, view) => {
  test('a limit that bites is told in figures, and nothing typed is lost', async () => {
    const page = await open('/member/withdraw', view);
    await page.getByRole('textbox', { name: 'Amount' }).fill('99999');
    await page.getByLabel(/^Payment password/).fill('135790');
    await page.locator('form').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await says(page, /The minimum withdrawal is .*100,000/);
    await page.getByRole('textbox', { name: 'Amount' }).and(page.locator(':focus')).fill(amount);
    await page.locator('form').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await says(page, 'The payment password is wrong.');
    expect(await page.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('150,000');
  });

  test('a part that has arrived leaves the rest to be paid', async () => {
    const page = await open('/member/withdraw', view);
    const reference = await paidOut(page);
    await button(page, 'Received in part').click();
    const box = page.getByRole('dialog', { name: 'How much has arrived?' });
    await box.getByRole('textbox', { name: /^Amount received/ }).fill(amount);
    await button(page, 'Report the rest as missing').click();
    await says(page, /Enter less than/);
    expect(await findViolations(page)).toEqual([]);
    await box.getByRole('textbox', { name: /^Amount received/ }).fill('50000');
    await button(page, 'Report the rest as missing').click();
    await says(page, /You have received .*50,000.*still to come: .*100,000/);
    await staff('approve', { reference });
    await staff('pay', { reference });
    await button(page, 'Received in full').click();
    await says(page, 'You’ve told us that everything has arrived.');
  });

  test('what has not arrived is reported with a picture, and staff may force the receipt', async () => {
    const page = await open('/member/withdraw', view);
    const reference = await paidOut(page);
    await button(page, 'Not received').click();
    const box = page.getByRole('dialog', { name: 'Nothing has arrived?' });
    await button(page, 'Report as not received').click();
    await says(page, 'Add a picture of your bank statement.');
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } });
    await box
      .locator('input[type="file"]')
      .setInputFiles([{ name: 'movements.png', mimeType: 'image/png', buffer: picture }]);
    expect(await findViolations(page)).toEqual([]);
    await button(page, 'Report as not received').click();
    await says(page, /We’re asking the bank where your money is/);
    await says(page, 'Pictures you sent');
    await staff('force', { reference });
    await says(page, 'We have checked the payment: it has arrived, so nothing is returned.');
  });

  test('silence counts as receipt after the minutes', async () => {
    await setRules({ ...patient, confirmMinutes: 2 });
    const page = await open('/member/withdraw', view);
    await paidOut(page);
    await page.getByRole('timer').waitFor();
    await askSandbox(host, 'POST', '/sandbox/clock', { advanceSeconds: 121 });
    await says(page, 'We haven’t heard otherwise from you, so the payment counts as received.');
    await askSandbox(host, 'POST', '/sandbox/clock', { reset: true });
    await setRules(patient);
  });

  test('what was rejected, failed or taken back returns, with the reason', async () => {
    const page = await open('/member/withdraw', view);
    const rejected = await withdraw(page);
    await staff('reject', { reference: rejected, reason: 'Your address is not proven yet.' });
    await says(page, /Your address is not proven yet\. Your money is back in your balance\./);

    await page.goto(urlOf(host, '/en/member/withdraw'));
    const failed = await withdraw(page);
    await staff('approve', { reference: failed });
    await staff('fail', { reference: failed, reason: 'The bank knows no such account.' });
    await says(page, /The bank knows no such account\./);

    await page.goto(urlOf(host, '/en/member/withdraw'));
    await withdraw(page);
    await cancelWithdrawal(page);
  });
});

test('the list leads to each withdrawal, and an unknown one is told so', async () => {
  const page = await open('/member/withdrawals');
  await heading(page, 'Withdrawals');
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByRole('link', { name: /Withdrawal W/ })
    .first()
    .click();
  await page.getByRole('list', { name: 'Withdrawal progress' }).waitFor();
  await page.goto(urlOf(host, '/en/member/withdrawals?id=none'));
  await says(page, 'Withdrawal not found');
});

test('a bank account goes with the payment password, which can be changed', async () => {
  const page = await open('/member/cards');
  await heading(page, 'Bank accounts');
  await button(page, 'Change payment password').click();
  await page.getByLabel(/^Current payment password/).fill(digits);
  await page.locator('[name="paymentPassword"]').fill('864209');
  await page.locator('[name="confirmPaymentPassword"]').fill('864209');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Change payment password' }).click();
  await untilClosed(page);
  await page.getByRole('button', { name: /^Remove Vietcombank/ }).click();
  const box = page.getByRole('dialog', { name: 'Remove this bank account?' });
  await box.getByLabel(/^Payment password/).fill(digits);
  await button(page, 'Remove bank account').click();
  await says(page, 'The payment password is wrong.');
  await box.getByLabel(/^Payment password/).fill('864209');
  await button(page, 'Remove bank account').click();
  await says(page, 'Your bank accounts will appear here');
  expect(await findViolations(page)).toEqual([]);
});
