import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { askGateway } from '../harness/askGateway.ts';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { fillLogin } from '../harness/fillLogin.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { joinMember } from '../harness/joinMember.ts';
import { type Colleague, consoleUrl, joinStaff } from '../harness/openConsole.ts';
import { fillFirstWithdrawal, paymentDigits } from '../harness/prepareWithdrawals.ts';
import { putGreetingAway } from '../harness/putGreetingAway.ts';
import { said, saidAtConsole } from '../harness/said.ts';
import { sendInvitation } from '../harness/sendInvitation.ts';

const { visit } = useBrowser();
const say = saidAtConsole.en;

const roles = {
  support: say('Support'),
  payments: say('Payments'),
  risk: say('Risk'),
  content: say('Content'),
  games: say('Games'),
  agents: say('Agents'),
  compliance: say('Compliance'),
  reader: say('Reads only'),
};
type Role = keyof typeof roles;

const brands = [
  { name: 'Sen Vàng', code: 'SENVANG', host: hosts.senVang, language: 'vi', amount: '150000' },
  { name: 'Northbay', code: 'NORTHBAY', host: hosts.northbay, language: 'en', amount: '60.50' },
] as const;

let browser: Browser;
let joined: Colleague[] = [];

const emailOf = (role: Role, code: string) => `${role}.${code.toLowerCase()}@operator.example`;

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
  await askGateway('/behaviour', { payouts: 'hold' });
  const { page } = await joinStaff(browser, 'owner@console.example', 'Olivia Owner');
  for (const { name, code } of brands)
    for (const role of Object.keys(roles) as Role[])
      await sendInvitation(page, {
        email: emailOf(role, code),
        role: roles[role],
        merchant: `${name} · ${code}`,
      });
  await page.context().close();
}, 120_000);
afterEach(async () => {
  const people = joined;
  joined = [];
  await Promise.all(people.map(({ page }) => page.context().close()));
  const complaints = people.flatMap((person) => person.complaints);
  if (complaints.length > 0) throw new Error(`The console complained:\n${complaints.join('\n')}`);
});
afterAll(async () => {
  await askGateway('/behaviour', {});
  await askSandbox(hosts.northbay, 'POST', '/sandbox/clock', { reset: true });
  await browser.close();
});

/** Does what a dialog of the console offers, with words for its fields. */
const decide = async (page: Page, name: string, action: string, words: Record<string, string>) => {
  const box = page.getByRole('dialog', { name, exact: true });
  for (const [field, text] of Object.entries(words)) await box.locator(`[name="${field}"]`).fill(text);
  await box.getByRole('button', { name: action, exact: true }).click();
  await box.waitFor({ state: 'detached' });
};

describe.each(brands)('at $name', ({ code, host, language, amount }) => {
  const tell = said[language];
  let member: string;
  let password: string;
  let withdrawal: string;

  const open = async (role: Role, path: string) => {
    const colleague = await joinStaff(browser, emailOf(role, code), `${role} of ${code}`);
    joined.push(colleague);
    const { page } = colleague;
    await page.goto(consoleUrl(path));
    return page;
  };
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const openMember = async (page: Page) => {
    await page.getByRole('link', { name: member, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: member }).waitFor();
  };

  const logInAgain = async (site: Page) => {
    await site.goto(urlOf(host, '/?modal=login'));
    await site.getByRole('dialog').locator('[name="username"]').waitFor();
    await fillLogin(site, member, password);
  };

  test('risk puts a first withdrawal on hold, payments pays it, and the member reads both', async () => {
    const { page: site } = await visit(host, '/member/withdraw', { as: 'player1' });
    await fillFirstWithdrawal(site, host);
    const main = site.getByRole('main');
    await main.locator('[name="amount"]').fill(amount);
    await main.locator('[name="paymentPassword"]').fill(paymentDigits);
    await main.locator('form button[type="submit"]').click();
    const title = site.getByRole('heading', { level: 1, name: /\bW[0-9A-Z]+/ });
    withdrawal = /\bW[0-9A-Z]+/.exec(await title.innerText())?.[0] ?? '';

    const risk = await open('risk', `/withdrawals/${withdrawal}`);
    await press(risk, say('Take this case'));
    await press(risk, say('Put on hold …'));
    const hold = say('Put on hold');
    await decide(risk, hold, hold, { reason: 'We look at your bank account first.' });
    await risk.getByText(say('Done.')).waitFor();
    await site.reload();
    await site.getByText('We look at your bank account first.').first().waitFor();

    const payments = await open('payments', `/withdrawals/${withdrawal}`);
    await press(payments, say('Take this case'));
    await press(payments, say('Take off hold …'));
    const resume = say('Take off hold');
    await decide(payments, resume, resume, { reason: 'The account is the member’s.' });
    await press(payments, say('Take this case'));
    await payments.getByRole('button', { name: say.like('Approve') }).click();
    await payments.getByRole('button', { name: say.like('Approve') }).waitFor({ state: 'detached' });
    await site.reload();
    await site.getByText(tell('On its way to your bank')).first().waitFor();
  });

  test('who reads only sees the withdrawal, members and the site, and is offered nothing', async () => {
    const page = await open('reader', `/withdrawals/${withdrawal}`);
    await page.getByRole('heading', { level: 1, name: withdrawal }).waitFor();
    await page.getByText(say('What happened')).first().waitFor();
    expect(await page.getByRole('heading', { name: say('Decide') }).count()).toBe(0);
    await page.goto(consoleUrl('/members'));
    await page.getByRole('link', { name: 'player1', exact: true }).click();
    await page.getByRole('heading', { name: say('Money') }).waitFor();
    expect(await page.getByRole('heading', { name: say('What can be done') }).count()).toBe(0);
    await page.goto(consoleUrl('/site'));
    await page.getByText(say('The site is open')).waitFor();
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  });

  test('support locks a member out, who reads why, and lets them in again', async () => {
    const { page: site } = await visit(host, '/register');
    ({ username: member, password } = await joinMember(site));
    const page = await open('support', '/members');
    await openMember(page);
    await press(page, say('Lock …'));
    await decide(page, say('Lock the account'), say('Lock'), {
      answer: 'Please send us your identity card.',
      reason: 'Somebody else has called.',
    });
    await page.getByText(say('This account is locked')).waitFor();
    await site.goto(urlOf(host, '/member/security'));
    await site.locator('a[href*="modal=login"]').first().waitFor();
    await logInAgain(site);
    await site.getByText('Please send us your identity card.').waitFor();

    await press(page, say('Unlock …'));
    await decide(page, say('Unlock the account'), say('Unlock'), { reason: 'It was the member.' });
    await page.getByText(say('The account is open again.')).waitFor();
    await logInAgain(site);
    await putGreetingAway(site);

    await press(page, say('Exclude …'));
    await decide(page, say('Exclude the member'), say('Exclude'), { reason: 'The member has asked for it.' });
    await page.getByText(say('The person is excluded.')).waitFor();
    await site.goto(urlOf(host, '/member/limits'));
    await site.getByText(tell.like('You have excluded yourself until {until}')).first().waitFor();
  });

  test('compliance finds the exclusion in the register, and exports what is held of the member', async () => {
    const page = await open('compliance', `/compliance?part=exclusions&exclusions.username=${member}`);
    await page.getByRole('cell').getByText(say('In force')).waitFor();
    await openMember(page);
    await press(page, say('Export everything …'));
    const download = page.waitForEvent('download');
    const title = say('Export everything');
    await decide(page, title, say('Export'), { reason: 'The member has asked for it.' });
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^${code.toLowerCase()}-.*\\.json$`));
  });

  test('games puts a vendor under maintenance, the game’s page says so, and it opens again', async () => {
    const { page: site } = await visit(host, '/game/dragon-well');
    const closed = site.getByText(tell('This game is under maintenance'));
    await site.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await closed.count()).toBe(0);
    const page = await open('games', '/games');
    await press(page, `${say('Maintenance …')}: Lantern Reel`);
    const begin = say('Begin maintenance');
    await decide(page, begin, begin, { reason: 'The vendor works on its games.' });
    await site.reload();
    await closed.waitFor();
    await press(page, `${say('End maintenance')}: Lantern Reel`);
    const end = say('End maintenance');
    await decide(page, end, end, { reason: 'The vendor is done.' });
    await site.reload();
    await site.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => closed.count()).toBe(0);
  });

  test('content publishes an announcement in the language of the site, and it stands there', async () => {
    const page = await open('content', '/content');
    await page.getByRole('link', { name: say('Write a new one') }).click();
    const title = `New at ${code}`;
    await page.locator(`[name="title.${language}"]`).fill(title);
    await page.locator(`[name="html.${language}"]`).fill('<p>From eight.</p>');
    await press(page, say('Save the draft'));
    await page.getByText(say('Saved as a draft.')).waitFor();
    await press(page, say('Publish …'));
    await decide(page, say('Publish this?'), say('Publish'), { reason: 'It begins today.' });
    await page.getByText(say('Published. The site follows at once.')).waitFor();
    const { page: site } = await visit(host, '/?modal=announcements');
    await site.getByRole('dialog').getByText(title).first().waitFor();
  });

  // What agents are worked with comes with its pages; until then the role is let in and has its account alone.
  test('who works with agents is let in, and has no page but their own', async () => {
    const page = await open('agents', '/');
    await page.getByText(say('Nothing to work on yet')).waitFor();
    const pages = page.getByRole('navigation', { name: say('Pages') });
    expect(await pages.getByRole('link').count()).toBe(0);
    await page.goto(consoleUrl('/members'));
    await page.getByText(say('There is no such page for you')).waitFor();
  });
});
