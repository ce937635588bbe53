import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { logIn } from '../harness/logIn.ts';
import { untilLive } from '../harness/openSite.ts';
import { said } from '../harness/said.ts';
import { untilClosed } from '../harness/untilClosed.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;
const minute = 60;
const day = 24 * 60 * minute;

const pass = (seconds: number) => askSandbox(northbay, 'POST', '/sandbox/clock', { advanceSeconds: seconds });

/** To ten o'clock UTC, so that the day of neither brand turns while a test lets an hour pass. */
const toMidday = () => pass(Math.ceil(day - ((Date.now() / 1000 - 10 * 60 * minute) % day)));

beforeEach(toMidday);
afterEach(() => askSandbox(northbay, 'POST', '/sandbox/clock', { reset: true }));

/**
 * Comes back to the page while time passes: a session that nobody uses ends by itself. The page is away meanwhile; it
 * might ask and be told something the moment before it is opened anew.
 */
const stay = async (page: Page, minutes: number) => {
  const address = page.url();
  for (let left = minutes; left > 0; left -= 20) {
    await page.goto('about:blank');
    await pass(Math.min(20, left) * minute);
    const used = page.waitForResponse(/member\/info/);
    await page.goto(address);
    await used;
  }
  await untilLive(page);
};

test('a looser limit counts a day later; a limit of time ends the session, and whoever comes back may look', async () => {
  const say = said.en;
  const { page } = await visit(northbay, '/member/limits', { as: 'player1' });
  const box = page.getByRole('dialog');
  const deposits = { title: say('Deposits per day') };
  const time = { title: say('Time per day') };
  const set = async (button: string, figure: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await box.getByRole('textbox').fill(figure);
    await box.getByRole('button', { name: say('Save'), exact: true }).click();
    await untilClosed(page);
  };
  await set(say('Set: {title}', deposits), '100');
  await page.getByText('$100.00').waitFor();
  await set(say('Change: {title}', deposits), '300');
  await page.getByText(say.like('From {at}: {figure}', { figure: '$300.00' })).waitFor();
  await page.getByText('$100.00').waitFor();
  await pass(day + minute);
  await logIn(page, 'player1');
  await page.getByText('$300.00', { exact: true }).waitFor();
  expect(await page.getByText('$100.00').count()).toBe(0);

  await set(say('Set: {title}', time), '30');
  await stay(page, 35);
  const over = page.getByRole('dialog', { name: say('Your playing time is up') });
  await over.getByText(say.like('You can play again from {from}.')).waitFor();
  await over.getByRole('button', { name: say('Got it') }).click();
  await untilClosed(page);
  await page.goto(urlOf(northbay, '/member/limits'));
  await logIn(page, 'player1');
  await page.getByRole('button', { name: say('Change: {title}', time) }).waitFor();
});

test('the reality check comes over any page, leads to the bets of the day, and comes no more once it was answered', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/help', { as: 'player1', isPhone: true });
  await stay(page, 61);
  const check = page.getByRole('dialog', { name: say('Time for a reality check') });
  await check.getByText(say('Neither won nor lost')).waitFor();
  await page.keyboard.press('Escape');
  await check.getByRole('link', { name: say('See my history') }).click();
  await check.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: say('Bet history'), selected: true }).waitFor();
  const asked = page.waitForResponse(/responsiblePlay\/realityCheck/);
  await page.reload();
  await untilLive(page);
  await (await asked).finished();
  await page.getByRole('tab', { name: say('Bet history'), selected: true }).waitFor();
  expect(await check.count()).toBe(0);
});
