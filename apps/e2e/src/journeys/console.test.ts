import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { askGateway } from '../harness/askGateway.ts';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { findViolations } from '../harness/findViolations.ts';
import { hosts } from '../harness/hosts.ts';
import { type Colleague, confirm, consoleUrl, joinStaff } from '../harness/openConsole.ts';
import { fillFirstWithdrawal, paymentDigits } from '../harness/prepareWithdrawals.ts';
import { said, saidAtConsole } from '../harness/said.ts';

const { visit } = useBrowser();
const { northbay } = hosts;
const say = saidAtConsole.en;

/** A code is good for decisions for five minutes. */
const letProofExpire = () => askSandbox(northbay, 'POST', '/sandbox/clock', { advanceSeconds: 301 });

let browser: Browser;
let owner: Colleague;
let payer: Colleague;

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
  await askGateway('/behaviour', { payouts: 'hold' });
});
afterAll(async () => {
  await askGateway('/behaviour', {});
  await askSandbox(northbay, 'POST', '/sandbox/clock', { reset: true });
  await browser.close();
});

test('an owner comes in by the invitation and invites somebody for payments of one merchant', async () => {
  owner = await joinStaff(browser, 'owner@console.example', 'Olivia Owner');
  const { page } = owner;
  await page.getByRole('link', { name: say('People') }).click();
  await page.getByRole('button', { name: say('Invite') }).click();
  const box = page.getByRole('dialog', { name: say('Invite a person') });
  await box.locator('[name="email"]').fill('pat@operator.example');
  await box.getByRole('combobox', { name: say('Role') }).selectOption({ label: say('Payments') });
  await box.getByRole('combobox', { name: say('For') }).selectOption({ label: 'Northbay · NORTHBAY' });
  await box.getByRole('button', { name: say('Invite') }).click();
  await box.waitFor({ state: 'detached' });
  await page.getByText('pat@operator.example').waitFor();
  payer = await joinStaff(browser, 'pat@operator.example', 'Pat Payments', { width: 390, scheme: 'dark' });
  const nav = payer.page.getByRole('navigation', { name: say('Pages') });
  expect(await nav.getByRole('link').allInnerTexts()).toEqual([
    expect.stringContaining(say('Withdrawals')),
    expect.stringContaining(say('Second person')),
  ]);
  await payer.page.goto(consoleUrl('/people'));
  await payer.page.getByText(say('There is no such page for you')).waitFor();
});

test('a first withdrawal waits for staff, is approved on a phone, and the member sees it', async () => {
  const { page: member } = await visit(northbay, '/member/withdraw', { as: 'player1' });
  await fillFirstWithdrawal(member, northbay);
  const main = member.getByRole('main');
  await main.locator('[name="amount"]').fill('60.50');
  await main.locator('[name="paymentPassword"]').fill(paymentDigits);
  await main.locator('form button[type="submit"]').click();
  const title = member.getByRole('heading', { level: 1, name: /\bW[0-9A-Z]+/ });
  const reference = /\bW[0-9A-Z]+/.exec(await title.innerText())?.[0] ?? '';

  const { page } = payer;
  await page.goto(consoleUrl());
  await page.getByRole('link', { name: reference }).click();
  await page.getByText(say('The member’s first withdrawal')).waitFor();
  await page.getByRole('button', { name: say('Take this case') }).click();
  await letProofExpire();
  await page.getByRole('button', { name: say.like('Approve') }).click();
  await confirm(payer);
  await page.getByText(say('Done.')).waitFor();
  await member.reload();
  await member.getByText(said.en('On its way to your bank')).first().waitFor();

  await page.getByRole('button', { name: say('Show who is paid') }).click();
  const box = page.getByRole('dialog', { name: say('Show who is paid') });
  await box.locator('[name="reason"]').fill('The bank asks for the payee.');
  await box.getByRole('button', { name: say('Show') }).click();
  await page.getByText('MINH KHANG').waitFor();

  await owner.page.goto(consoleUrl('/trail'));
  await owner.page.getByRole('combobox', { name: say('Merchant') }).selectOption('NORTHBAY');
  await owner.page.getByText(`${say('Looked at the payee')} · ${reference}`).waitFor();
  await owner.page.getByText(say('Reason: {reason}', { reason: 'The bank asks for the payee.' })).waitFor();
  await owner.page.getByText(`${say('Approved a withdrawal')} · ${reference}`).waitFor();
});

test('its pages pass the checks for everyone’s use, and the console complained of nothing', async () => {
  for (const { page } of [owner, payer])
    for (const path of ['/withdrawals?withdrawals.queue=all', '/requests']) {
      await page.goto(consoleUrl(path));
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await findViolations(page)).toEqual([]);
    }
  expect([...owner.complaints, ...payer.complaints]).toEqual([]);
});

test('whoever is removed is out with the next step, and logs in no more', async () => {
  const { page } = owner;
  await page.goto(consoleUrl('/people'));
  await page.getByRole('button', { name: say('Remove {0}', { 0: 'Pat Payments' }) }).click();
  const box = page.getByRole('dialog', { name: say('Remove {0}', { 0: 'Pat Payments' }) });
  await box.locator('[name="reason"]').fill('Has left the company.');
  await letProofExpire();
  await box.getByRole('button', { name: say('Remove'), exact: true }).click();
  await confirm(owner);
  await box.waitFor({ state: 'detached' });
  await payer.page.goto(consoleUrl());
  await payer.page.getByRole('heading', { name: say('Log in to the console') }).waitFor();
});
