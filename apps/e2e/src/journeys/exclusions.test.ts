import { expect, test } from 'vitest';
import { askGateway } from '../harness/askGateway.ts';
import { playPaid } from '../harness/playPaid.ts';
import { useBrowser } from '../harness/browser.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { openOperator } from '../harness/openOperator.ts';
import { paymentDigits, prepareWithdrawals } from '../harness/prepareWithdrawals.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { northbay } = hosts;

test('a time-out stops deposits, and money can be taken out to its end', async () => {
  const say = said.en;
  await askGateway('/behaviour', { payouts: 'hold' });
  const staff = await openOperator();
  await staff.setPayoutRules(northbay, { holdsFirst: false, approveAfterSeconds: 3_600 });
  const { page } = await visit(northbay);
  const main = page.getByRole('main');
  await prepareWithdrawals(page, northbay);

  await page.goto(urlOf(northbay, '/member/limits'));
  await page.getByRole('button', { name: say('Start a time-out') }).click();
  const confirm = page.getByRole('dialog');
  await confirm.getByRole('checkbox').check();
  await confirm.getByRole('button', { name: say('Start time-out'), exact: true }).click();
  await page.getByText(say.like('You are taking a time-out until {until}')).first().waitFor();

  await page.goto(urlOf(northbay, '/member/deposit'));
  await main.locator('[name="amount"]').fill('50');
  const [refused] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() >= 400),
    main.locator('form').locator('button[type="submit"]').click(),
  ]);
  expect(await refused.json()).toMatchObject({ error: { code: 'TIME_OUT_ACTIVE' } });
  await main.getByRole('alert').first().waitFor();

  await page.goto(urlOf(northbay, '/member/withdraw'));
  await main.locator('[name="amount"]').fill('60');
  await main.locator('[name="paymentPassword"]').fill(paymentDigits);
  await main.locator('form').locator('button[type="submit"]').click();
  await page.waitForURL(/\/member\/withdrawals\?id=/);
  const title = page.getByRole('heading', { level: 1, name: say.like('Withdrawal <0>{reference}</0>') });
  const reference = /W[A-Z\d]+/.exec(await title.innerText())?.[0];
  expect(reference).toBeTruthy();
  await staff.approve(northbay, reference ?? '');
  await playPaid(`${reference}P1`);
  await page.getByRole('button', { name: say('Received in full'), exact: true }).click();
  await page.getByText(say('You’ve told us that everything has arrived.')).first().waitFor();
});
