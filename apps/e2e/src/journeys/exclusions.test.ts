import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askGateway } from '../harness/askGateway.ts';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { type Host, hosts, urlOf } from '../harness/hosts.ts';
import { untilLive } from '../harness/openSite.ts';
import { paymentDigits, prepareWithdrawals } from '../harness/prepareWithdrawals.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;
const patient = { holdsFirst: false, approveAfterSeconds: 3_600 };

beforeAll(() => askGateway('/behaviour', { payouts: 'hold' }));
afterAll(() => askGateway('/behaviour', {}));

const go = async (page: Page, host: Host, path: string) => {
  await page.goto(urlOf(host, path));
  await untilLive(page);
};

const words = {
  [northbay]: {
    start: 'Start a time-out',
    confirm: 'Start time-out',
    under: /^You are taking a time-out until/,
    amount: '50',
    refused: /You are taking a time-out: bets and deposits are stopped/,
    withdraw: 'Withdraw',
    title: /^Withdrawal (W\w+)/,
    received: 'Received in full',
    done: 'You’ve told us that everything has arrived.',
  },
  [senVang]: {
    start: 'Tự ngừng chơi',
    confirm: 'Ngừng chơi',
    under: /^Bạn đã tự ngừng chơi/,
    amount: '500000',
    refused: /tự ngừng chơi/,
    withdraw: 'Rút tiền',
    title: /tiền (W\w+)/,
    received: 'Đã nhận đủ',
    done: 'Bạn đã xác nhận nhận đủ tiền.',
  },
} as const;

test.each([
  ['a time-out', northbay, false],
  ['a self-exclusion on a phone', senVang, true],
] as const)('%s stops deposits, and money can be taken out to its end', async (_what, host, isPhone) => {
  await askSandbox(host, 'POST', '/sandbox/withdrawals/rules', { rules: patient });
  const word = words[host];
  const { page } = await visit(host, '/', { isPhone });
  const main = page.getByRole('main');
  await prepareWithdrawals(page, host);

  await go(page, host, '/member/limits');
  await page.getByRole('button', { name: word.start }).click();
  const confirm = page.getByRole('dialog');
  await confirm.getByRole('checkbox').check();
  await confirm.getByRole('button', { name: word.confirm, exact: true }).click();
  await page.getByText(word.under).first().waitFor();

  await go(page, host, '/member/deposit');
  await main.getByRole('textbox').first().fill(word.amount);
  await main.locator('form').getByRole('button').last().click();
  await page.getByText(word.refused).first().waitFor();

  await go(page, host, '/member/withdraw');
  await main.locator('[name="amount"]').fill(host === northbay ? '60' : '150000');
  await main.locator('[name="paymentPassword"]').fill(paymentDigits);
  await main.locator('form').getByRole('button', { name: word.withdraw, exact: true }).click();
  await page.waitForURL(/\/member\/withdrawals\?id=/);
  const title = await page.getByRole('heading', { level: 1, name: word.title }).innerText();
  const reference = word.title.exec(title)?.[1];
  expect(reference).toBeTruthy();
  for (const step of ['approve', 'pay'])
    await askSandbox(host, 'POST', `/sandbox/withdrawals/${step}`, { reference });
  await page.getByRole('button', { name: word.received, exact: true }).click();
  await page.getByText(word.done).first().waitFor();
});
