import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGateway } from '../harness/askGateway.ts';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { cancelWithdrawal } from '../harness/cancelWithdrawal.ts';
import { findViolations } from '../harness/findViolations.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { paymentDigits, prepareWithdrawals } from '../harness/prepareWithdrawals.ts';
import { untilLive } from '../harness/openSite.ts';

const { visit } = useBrowser();
const host = hosts.northbay;
const patient = { holdsFirst: false, approveAfterSeconds: 3_600, dayCount: 100 };

type Step = 'approve' | 'pay' | 'reject' | 'fail' | 'force';
const staff = (step: Step, body: object) => askSandbox(host, 'POST', `/sandbox/withdrawals/${step}`, body);
const setRules = (rules: object | null) => askSandbox(host, 'POST', '/sandbox/withdrawals/rules', { rules });

beforeAll(async () => {
  await askGateway('/behaviour', { payouts: 'hold' });
  await setRules(patient);
});
afterAll(async () => {
  await askSandbox(host, 'POST', '/sandbox/clock', { reset: true });
  await setRules(null);
  await askGateway('/behaviour', {});
});

const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The bank, as the gateway plays it: its word reaches the platform by a signed event. */
const playBank = (reference: string, outcome: 'paid' | 'failed') =>
  expect
    .poll(
      () =>
        askGateway('/play', { reference: `${reference}P1`, outcome }).then(
          () => true,
          () => false,
        ),
      { timeout: 15_000 },
    )
    .toBe(true);

const start = async () => {
  const { page } = await visit(host, '/', { allowed: [] });
  await prepareWithdrawals(page, host);
  return page;
};

const ask = async (page: Page, amount = '60.50'): Promise<string> => {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await main.locator('[name="paymentPassword"]').fill(paymentDigits);
  await main.locator('form').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.waitForURL(/\/member\/withdrawals\?id=/);
  const title = page.getByRole('heading', { level: 1, name: /^Withdrawal W/ });
  return (await title.innerText()).replace('Withdrawal ', '');
};

const paidOut = async (page: Page): Promise<string> => {
  const reference = await ask(page);
  await staff('approve', { reference });
  await playBank(reference, 'paid');
  await button(page, 'Received in full').waitFor();
  return reference;
};

test('a payment that has arrived is told so, and the record shows it', async () => {
  const page = await start();
  await paidOut(page);
  await says(page, 'Have you received $60.50?');
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Received in full').click();
  await says(page, 'You’ve told us that everything has arrived.');
  expect(await findViolations(page)).toEqual([]);
  await page.goto(urlOf(host, '/member/records?kinds=withdrawal'));
  await untilLive(page);
  await page
    .getByRole('row')
    .filter({ hasText: /-\$60\.50/ })
    .first()
    .waitFor();
});

test('a part that has arrived leaves the rest, which comes later', async () => {
  const page = await start();
  const reference = await paidOut(page);
  await button(page, 'Received in part').click();
  await page.getByRole('dialog').getByRole('textbox').fill('20.25');
  await button(page, 'Report the rest as missing').click();
  await says(page, /You have received \$20\.25\. Amount still to come: \$40\.25/);
  await staff('approve', { reference });
  await staff('pay', { reference });
  await says(page, 'Have you received $40.25?');
  await button(page, 'Received in full').click();
  await says(page, 'You’ve told us that everything has arrived.');
});

test('nothing has arrived: a picture proves it, and the money comes back', async () => {
  const page = await start();
  const reference = await paidOut(page);
  await button(page, 'Not received').click();
  const box = page.getByRole('dialog', { name: 'Nothing has arrived?' });
  const field = box.locator('input[type="file"]');
  await field.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await says(page, 'list.pdf is not a PNG or JPEG.');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } });
  await field.setInputFiles({ name: 'movements.png', mimeType: 'image/png', buffer });
  await box.getByRole('button', { name: 'Remove movements.png' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await button(page, 'Report as not received').click();
  await says(page, /We’re asking the bank where your money is/);
  await staff('fail', { reference, reason: 'The bank found that it never left.' });
  await says(page, /The bank found that it never left\. Your money is back in your balance\./);
});

test('staff may force a receipt that is disputed', async () => {
  const page = await start();
  const reference = await paidOut(page);
  await button(page, 'Not received').click();
  const box = page.getByRole('dialog', { name: 'Nothing has arrived?' });
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } });
  await box
    .locator('input[type="file"]')
    .setInputFiles({ name: 'movements.png', mimeType: 'image/png', buffer });
  await button(page, 'Report as not received').click();
  await says(page, 'Pictures you sent');
  await staff('force', { reference });
  await says(page, 'We have checked the payment: it has arrived, so nothing is returned.');
});

test('rejected, refused by the bank or taken back: the reason stands there, and the money is back', async () => {
  const page = await start();
  const rejected = await ask(page);
  await staff('reject', { reference: rejected, reason: 'Your address is not proven yet.' });
  await says(page, /Your address is not proven yet\. Your money is back in your balance\./);
  expect(await findViolations(page)).toEqual([]);

  await page.goto(urlOf(host, '/member/withdraw'));
  await untilLive(page);
  const failed = await ask(page);
  await staff('approve', { reference: failed });
  await playBank(failed, 'failed');
  await says(page, 'Your withdrawal could not be paid');

  await page.goto(urlOf(host, '/member/withdraw'));
  await untilLive(page);
  await ask(page);
  await cancelWithdrawal(page);
});

test('silence counts as receipt once the time is over', async () => {
  await setRules({ ...patient, confirmMinutes: 2 });
  const page = await start();
  await paidOut(page);
  await page.getByRole('timer').waitFor();
  await askSandbox(host, 'POST', '/sandbox/clock', { advanceSeconds: 121 });
  await says(page, 'We haven’t heard otherwise from you, so the payment counts as received.');
});
