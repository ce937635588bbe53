import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { askGateway } from '../harness/askGateway.ts';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
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
  await payer.page.getByRole('button', { name: say('Open the navigation') }).click();
  const nav = payer.page.getByRole('dialog').getByRole('navigation', { name: say('Pages') });
  expect(await nav.getByRole('link').allInnerTexts()).toEqual([
    expect.stringContaining(say('Withdrawals')),
    expect.stringContaining(say('Deposits')),
    expect.stringContaining(say('Second person')),
    expect.stringContaining(say('Members')),
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

/** What a page does when its reader comes back to its tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const platformTime = async () =>
  (await askSandbox<{ now: string }>(northbay, 'POST', '/sandbox/clock', { advanceSeconds: 0 })).now;

/** A moment as a field of the page's device takes it. */
const typedAs = (page: Page, moment: string) =>
  page.evaluate((text) => {
    const at = new Date(text);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, moment);

test('maintenance is planned, the member’s page counts down to it, closes, and opens when it is ended', async () => {
  const { page: member } = await visit(northbay, '/', { allowed: [/503/] });
  const { page } = owner;
  await page.goto(consoleUrl('/site'));
  await page.getByRole('combobox', { name: say('Merchant') }).selectOption('NORTHBAY');
  const start = new Date(Date.parse(await platformTime()) + 3 * 60_000).toISOString();
  await page.getByRole('button', { name: say('Plan the maintenance …') }).click();
  const box = page.getByRole('dialog', { name: say('Plan the maintenance') });
  await box.locator('[name="startsAt"]').fill(await typedAs(page, start));
  await box.locator('[name="reason"]').fill('New servers.');
  await box.getByRole('button', { name: say('Plan the maintenance') }).click();
  await page.getByText(say('Planned'), { exact: true }).waitFor();

  await comeBack(member);
  await member.getByText(said.en('The site is about to close for maintenance')).waitFor();
  await member.getByRole('timer').waitFor();
  expect(await member.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);

  await askSandbox(northbay, 'POST', '/sandbox/clock', { advanceSeconds: 240 });
  const closed = member.getByRole('heading', { name: said.en('The site is under maintenance') });
  await expect
    .poll(async () => {
      await comeBack(member);
      return closed.count();
    })
    .toBe(1);

  await page.reload();
  await page.getByRole('button', { name: say('Open the site …') }).click();
  const opening = page.getByRole('dialog', { name: say('Open the site') });
  await opening.locator('[name="reason"]').fill('All is done.');
  await opening.getByRole('button', { name: say('Open the site'), exact: true }).click();
  await page.getByText(say('The site is open'), { exact: true }).waitFor();
  await member.getByRole('button', { name: said.en('Check again') }).click();
  await member.getByRole('banner').waitFor();
});

test('a function is turned off after its difference was looked at, and the trail says what it was', async () => {
  const { page } = owner;
  await page.goto(consoleUrl('/site?part=flags'));
  const social = page.getByRole('checkbox', { name: say.like('Sign-in with Google') });
  await social.uncheck();
  await page.getByRole('button', { name: say('Look at the changes …') }).click();
  const box = page.getByRole('dialog', { name: say('Save these changes?') });
  await box.getByText(say('Sign-in with Google')).waitFor();
  await box.locator('[name="reason"]').fill('The sign-in is being renewed.');
  await box.getByRole('button', { name: say('Save'), exact: true }).click();
  await page.getByText(say('Saved. The site follows at once.')).waitFor();
  await social.check();
  await page.getByRole('button', { name: say('Look at the changes …') }).click();
  await box.locator('[name="reason"]').fill('The sign-in works again.');
  await box.getByRole('button', { name: say('Save'), exact: true }).click();
  await box.waitFor({ state: 'detached' });
  await page.goto(consoleUrl('/trail'));
  await page.getByText(say('Reason: {reason}', { reason: 'The sign-in is being renewed.' })).waitFor();
});

test('a game that is taken out leaves the lobby, and comes back', async () => {
  const { page } = owner;
  await page.goto(consoleUrl('/games?games.search=dragon-well'));
  const { page: member } = await visit(northbay, '/games?search=dragon+well');
  const tile = member.getByRole('main').getByRole('link', { name: 'Dragon Well' });
  await tile.first().waitFor();
  const turn = async (action: 'Take out of the lobby' | 'Put into the lobby') => {
    await page.getByRole('checkbox', { name: say('Choose {0}', { 0: 'dragon-well' }) }).check();
    await page.getByRole('button', { name: say(action) }).click();
    const box = page.getByRole('dialog', { name: say(action) });
    await box.locator('[name="reason"]').fill('The vendor works on it.');
    await box.getByRole('button', { name: say(action) }).click();
    await box.waitFor({ state: 'detached' });
  };
  await turn('Take out of the lobby');
  await page.getByRole('cell').getByText(say('Not offered')).waitFor();
  await member.reload();
  await member.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => tile.count()).toBe(0);
  await turn('Put into the lobby');
  await member.reload();
  await tile.first().waitFor();
});

test('the console complained of nothing', () => {
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
