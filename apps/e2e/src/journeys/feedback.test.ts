import { expect, test } from 'vitest';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

test.each([
  ['a phone', senVang, 'vi', true],
  ['a desktop', northbay, 'en', false],
] as const)(
  'on %s a member’s complaint is among their messages to us, and its answer comes as a message',
  async (_screen, host, language, isPhone) => {
    const say = said[language];
    const { page } = await visit(host, '/feedback', { as: 'player1', isPhone });
    const main = page.getByRole('main');
    await main.locator('[name="questionType"]').selectOption('complaint');
    await main.locator('[name="content"]').fill('A game stopped in the middle of a round');
    expect(await main.locator('[name="contactInfo"]').count()).toBe(0);
    await main.getByRole('button', { name: say('Send'), exact: true }).click();
    const reference = await main.getByText(/^FB-\w{8}$/).innerText();
    const own = main.getByRole('list', { name: say('Your messages to us') });
    const row = own.getByRole('listitem').filter({ hasText: reference });
    await row.getByText(say('Being answered')).waitFor();

    const answer = 'The round is closed and your stake is back.';
    await askSandbox(host, 'POST', '/sandbox/feedback/answer', { reference, answer });
    // Told of by the platform: nobody reloads the page.
    await row.getByText(say('Answered'), { exact: true }).waitFor();
    await row.getByRole('button', { name: say('Read {reference}', { reference }) }).click();
    await row.getByText(answer).waitFor();

    await page.goto(new URL('?modal=announcements&tab=inbox', page.url()).href);
    const box = page.getByRole('dialog');
    await box.getByText(reference).first().click();
    await box.getByText(answer).waitFor();
  },
);
