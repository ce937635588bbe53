import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';
import { inviteColleague } from '../harness/inviteColleague.ts';
import { findViolations } from '../harness/findViolations.ts';
import { type Colleague, consoleUrl, joinStaff } from '../harness/openConsole.ts';
import { said, saidAtConsole } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;
const sayToStaff = saidAtConsole.en;

let browser: Browser;
let support: Colleague;

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
  const owner = await joinStaff(browser, 'owner@console.example', 'Olivia Owner');
  support = await inviteColleague(browser, owner, {
    email: 'sam@operator.example',
    name: 'Sam Support',
    role: sayToStaff('Support'),
  });
});
afterAll(() => browser.close());

/** Opens the case of a reference in the console, found as support finds it. */
const openCase = async (merchant: string, reference: string) => {
  const { page } = support;
  await page.goto(consoleUrl('/voices'));
  await page.getByRole('combobox', { name: sayToStaff('Merchant') }).selectOption(merchant);
  await page.getByRole('searchbox', { name: sayToStaff('Find by reference or username') }).fill(reference);
  await page.getByRole('link', { name: reference }).click();
  await page.getByRole('heading', { level: 1, name: reference }).waitFor();
};

const answerCase = async (answer: string) => {
  const { page } = support;
  await page.locator('[name="answer"]').fill(answer);
  await page.getByRole('button', { name: sayToStaff('Send the answer') }).click();
  await page.getByText(sayToStaff.like('Answered by {by}, {moment}')).first().waitFor();
};

test.each([
  ['a phone', senVang, 'SENVANG', 'vi', true],
  ['a desktop', northbay, 'NORTHBAY', 'en', false],
] as const)(
  'on %s a member’s complaint is among their messages to us; support answers it, and the answer comes as a message',
  async (_screen, host, merchant, language, isPhone) => {
    const say = said[language];
    const { page } = await visit(host, '/feedback', { as: 'player1', isPhone });
    const main = page.getByRole('main');
    await main.locator('[name="questionType"]').selectOption('complaint');
    const hostile = 'A game stopped in the middle of <img src=x onerror="document.title=1"> a round';
    await main.locator('[name="content"]').fill(hostile);
    expect(await main.locator('[name="contactInfo"]').count()).toBe(0);
    await main.getByRole('button', { name: say('Send'), exact: true }).click();
    const reference = await main
      .getByText(/^FB-\w{8}$/)
      .first()
      .innerText();
    const own = main.getByRole('list', { name: say('Your messages to us') });
    const row = own.getByRole('listitem').filter({ hasText: reference });
    await row.getByText(say('Being answered')).waitFor();

    await openCase(merchant, reference);
    await support.page.getByText(hostile).waitFor();
    expect(await findViolations(support.page)).toEqual([]);
    await support.page.getByRole('button', { name: sayToStaff('Take this case') }).click();
    const answer = 'The round is closed and your stake is back.';
    await answerCase(answer);
    // Told of by the platform: nobody reloads the page.
    await row.getByText(say('Answered'), { exact: true }).waitFor();
    await row.getByRole('button', { name: say('Read {reference}', { reference }) }).click();
    await row.getByText(answer).waitFor();

    await support.page.getByRole('button', { name: sayToStaff('Open it again …') }).click();
    const asked = support.page.getByRole('dialog', { name: sayToStaff('Open it again') });
    await asked.locator('[name="reason"]').fill('The stake is not back yet.');
    await asked.getByRole('button', { name: sayToStaff('Open it again'), exact: true }).click();
    await row.getByText(say('Being answered')).waitFor();
    await answerCase('Now it is: we have checked.');
    await row.getByText('Now it is: we have checked.').waitFor();
    await row.getByText(answer).waitFor();

    await page.goto(new URL('?modal=announcements&tab=inbox', page.url()).href);
    const box = page.getByRole('dialog');
    await box.getByText(reference).first().click();
    await box.getByText('Now it is: we have checked.').waitFor();
  },
);

test('an answer begins with a template of the question’s language', async () => {
  const { page: site } = await visit(northbay, '/feedback');
  const main = site.getByRole('main');
  await main.locator('[name="questionType"]').selectOption('deposit');
  await main.locator('[name="content"]').fill('How long does a deposit take here');
  await main.locator('[name="contactInfo"]').fill('guest@example.com');
  await main.getByRole('button', { name: said.en('Send'), exact: true }).click();
  const reference = await main.getByText(/^FB-\w{8}$/).innerText();

  const { page } = support;
  await page.goto(consoleUrl('/voices/templates'));
  await page.getByRole('combobox', { name: sayToStaff('Merchant') }).selectOption('NORTHBAY');
  await page.getByRole('button', { name: sayToStaff('New template') }).click();
  const box = page.getByRole('dialog', { name: sayToStaff('New template') });
  await box.locator('[name="language"]').selectOption('en');
  await box.locator('[name="title"]').fill('Slow deposit');
  await box.locator('[name="text"]').fill('Most deposits arrive within a minute.');
  await box.getByRole('button', { name: sayToStaff('Save') }).click();
  await box.waitFor({ state: 'detached' });
  await page.getByText('Slow deposit').waitFor();

  await openCase('NORTHBAY', reference);
  await page
    .getByRole('combobox', { name: sayToStaff('Begin with a template') })
    .selectOption({ label: 'Slow deposit' });
  expect(await page.locator('[name="answer"]').inputValue()).toBe('Most deposits arrive within a minute.');
  await page.getByRole('button', { name: sayToStaff('Send the answer') }).click();
  await page.getByText(sayToStaff.like('Answered by {by}, {moment}')).first().waitFor();
  expect(support.complaints).toEqual([]);
});
