import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { fillLogin } from '../harness/fillLogin.ts';
import { hosts } from '../harness/hosts.ts';
import { putGreetingAway } from '../harness/putGreetingAway.ts';
import { said } from '../harness/said.ts';
import { untilClosed } from '../harness/untilClosed.ts';

const { visit } = useBrowser();

test('a guest logs in before the page that was asked for shows; who logs out there stays a guest', async () => {
  const say = said.vi;
  const { page } = await visit(hosts.senVang, '/member', { isPhone: true });
  const main = page.getByRole('main');
  await page.getByRole('dialog').locator('[name="username"]').waitFor();
  expect(await main.getByRole('navigation').count()).toBe(0);
  await fillLogin(page, 'player1', 'Marquee-2026');
  await main.getByRole('heading', { level: 1, name: say('My account') }).waitFor();
  await putGreetingAway(page);

  // The header of a phone has no room for messages and logout.
  await main.getByRole('button', { name: say('Messages') }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await page.keyboard.press('Escape');
  await untilClosed(page);
  await main.getByRole('button', { name: say('Log out') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Log out') })
    .click();
  const quick = page.getByRole('navigation', { name: say('Quick links') });
  await quick.getByRole('link', { name: say('Log in') }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  // The home page may greet with news, but not with the login box.
  expect(await page.locator('[name="username"]').count()).toBe(0);
});
