import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { untilLive } from '../harness/openSite.ts';
import { openOperator } from '../harness/openOperator.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVip, northbay } = hosts;

const setWallet = async (isSingle: boolean) => (await openOperator()).setWallet(senVip, isSingle);
beforeAll(() => setWallet(false));
afterAll(() => setWallet(true));

test('records are filtered, a reload and the way back keep what was chosen, and all is taken away as a file', async () => {
  const say = said.en;
  const { page } = await visit(northbay, '/', { as: 'player1', scheme: 'light' });
  await page.getByRole('banner').getByRole('button', { name: 'Minh Khang' }).click();
  await page.getByRole('menuitem', { name: say('My account') }).click();
  const menu = page.getByRole('navigation', { name: say('Member area') });
  await menu.getByRole('link', { name: say('Records') }).click();

  const grant = page
    .getByRole('table', { name: say('Transactions') })
    .getByRole('row')
    .filter({ hasText: /\+\$2,000\.00/ });
  const month = page.getByRole('button', { name: say('Last 30 days') });
  await grant.waitFor();
  await month.click();
  await page.getByRole('button', { name: say('Deposit'), exact: true }).click();
  await page.getByText(say('Nothing happened on these dates')).waitFor();
  expect(new URL(page.url()).search).toBe('?period=last30&kinds=deposit');
  await page.reload();
  await page.getByText(say('Nothing happened on these dates')).waitFor();
  expect(await month.getAttribute('aria-pressed')).toBe('true');
  await page.goBack();
  await grant.waitFor();
  expect(new URL(page.url()).search).toBe('?period=last30');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('Statement (CSV)') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const statement = await text(await download.createReadStream());
  for (const part of ['player1', 'USD', 'Europe/Malta', /2000\.00,2000\.00/]) expect(statement).toMatch(part);
});

test('where each vendor has its own wallet, money goes there and back, and the record shows it', async () => {
  const say = said.vi;
  const { page } = await visit(senVip, '/member/wallet', { as: 'player1', isPhone: true });
  const vendor = page.getByRole('button', { name: /^Lucky Banyan/ });
  const move = page.getByRole('button', { name: say('Move'), exact: true });
  await page.getByRole('combobox', { name: say('Provider') }).selectOption('Lucky Banyan');
  await page.getByRole('textbox', { name: say('Amount') }).fill('1.500.000');
  await move.click();
  await expect.poll(() => vendor.innerText()).toContain('1.500.000');

  await page.getByText(say('Back to the main wallet'), { exact: true }).click();
  await page.getByRole('button', { name: say('All'), exact: true }).click();
  await move.click();
  await vendor.waitFor({ state: 'detached' });

  await page.goto(urlOf(senVip, '/member/records?wallet=BANYAN'));
  await untilLive(page);
  const rows = page.getByRole('table').getByRole('row');
  const main = said.vi('Main wallet');
  await rows
    .filter({ hasText: say('to {0}', { 0: main }) })
    .filter({ hasText: '-1.500.000' })
    .waitFor();
  await rows
    .filter({ hasText: say('from {0}', { 0: main }) })
    .filter({ hasText: '+1.500.000' })
    .waitFor();
});
