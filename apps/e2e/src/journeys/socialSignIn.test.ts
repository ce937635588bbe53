import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { joinMember } from '../harness/joinMember.ts';
import { untilLive } from '../harness/openSite.ts';
import { openLogout } from '../harness/openLogout.ts';
import { putGreetingAway } from '../harness/putGreetingAway.ts';
import { said } from '../harness/said.ts';
import { openParty, signInAtParty } from '../harness/signInAtParty.ts';
import { untilClosed } from '../harness/untilClosed.ts';

const { visit } = useBrowser();
const { senVang, senVip, northbay } = hosts;

// People who are new with each run, so that a platform that has run them before takes them too.
let people = Date.now();
const newPerson = (name: string) => {
  people += 1;
  return { name, email: `person${people}@example.com` };
};

const box = (page: Page) => page.getByRole('dialog');

const partyButton = (page: Page, say: typeof said.en, name: string) =>
  box(page).getByRole('button', { name: say('Log in with {name}', { name }), exact: true });

/** Comes down a member's own page to the ways to sign in, whose code comes when one is near. */
const toParties = (page: Page, say: typeof said.en) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('Change password') })
    .scrollIntoViewIfNeeded();

test('a window that is closed or cancelled is told; an unknown person registers, and signs in by the button from then on', async () => {
  const say = said.en;
  const asked: string[] = [];
  const { page } = await visit(northbay, '/?modal=login', {
    scheme: 'dark',
    before: async (opened) => {
      opened.on('request', (request) => asked.push(request.url()));
    },
  });
  const google = partyButton(page, say, 'Google');
  await google.waitFor();
  expect(asked.filter((url) => /social/.test(url))).toEqual([]);
  await (await openParty(page, google)).close();
  const problem = box(page).getByRole('alert');
  await problem.waitFor();
  const closed = await problem.innerText();
  await (await openParty(page, google)).locator('[name="cancel"]').click();
  await problem.filter({ hasNotText: closed }).waitFor();

  const person = newPerson('Ada Lovelace');
  await signInAtParty(page, google, person);
  await page.waitForURL('**/register');
  await page.getByText(say('Almost done, {name}', person)).waitFor();
  expect(await page.getByRole('main').locator('[name="fullName"]').inputValue()).toBe(person.name);
  await joinMember(page);
  const logOut = { name: say('Log out'), exact: true };
  await openLogout(page, say);
  await box(page).getByRole('button', logOut).click();
  await untilClosed(page);

  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Log in') })
    .click();
  await signInAtParty(page, google, person);
  await putGreetingAway(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Quick deposit') })
    .waitFor();
  expect(page.url()).not.toContain('code=');
});

test('a member who came by Telegram unlinks it, links Facebook, and signs in by that', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/?modal=login', { isPhone: true });
  const person = newPerson('Lan Phạm');
  await signInAtParty(page, partyButton(page, say, 'Telegram'), person);
  await page.waitForURL('**/register');
  await page.getByText(say('Almost done, {name}', person)).waitFor();
  const { password } = await joinMember(page);

  await page.goto(urlOf(senVang, '/member'));
  await untilLive(page);
  const main = page.getByRole('main');
  await toParties(page, say);
  await main.getByText(say('Linked as {linkedAs}', { linkedAs: person.name })).waitFor();
  await main.getByRole('button', { name: say('Unlink {name}', { name: 'Telegram' }) }).click();
  await box(page).locator('[name="password"]').fill(password);
  await box(page).locator('button[type="submit"]').click();
  await untilClosed(page);
  const telegram = say('Link {name}', { name: 'Telegram' });
  await main.getByRole('button', { name: telegram, exact: true }).waitFor();

  const facebook = main.getByRole('button', { name: say('Link {name}', { name: 'Facebook' }), exact: true });
  await signInAtParty(page, facebook, person);
  await box(page).locator('[name="password"]').fill(password);
  await box(page).locator('button[type="submit"]').click();
  await untilClosed(page);
  await main.getByRole('button', { name: say('Unlink {name}', { name: 'Facebook' }) }).waitFor();

  const { page: later } = await visit(senVang, '/?modal=login', { isPhone: true });
  await signInAtParty(later, partyButton(later, say, 'Facebook'), person);
  await putGreetingAway(later);
});

test('a sign-in from an unknown address is proved a second time, stays remembered, and is asked once', async () => {
  const say = said.vi;
  const person = newPerson('Minh Khang');
  const { page: home } = await visit(senVip, '/member', { from: '10.31.0.1', as: 'player1' });
  await toParties(home, say);
  const link = home.getByRole('button', { name: say('Link {name}', { name: 'Google' }), exact: true });
  await signInAtParty(home, link, person);
  await box(home).locator('[name="password"]').fill('Marquee-2026');
  await box(home).locator('button[type="submit"]').click();
  await untilClosed(home);

  const away = '10.31.0.2';
  const { page, context } = await visit(senVip, '/?modal=login', { isPhone: true, from: away });
  await box(page)
    .getByRole('checkbox', { name: say('Remember me on this device') })
    .check();
  await signInAtParty(page, partyButton(page, say, 'Google'), person);
  const proof = page.getByRole('dialog', { name: say('Verify that it’s you') });
  await proof.getByRole('radio', { name: say('Your e-mail address') }).check();
  expect(await box(page).count()).toBe(1);
  // Nobody typed a password.
  expect(await proof.innerText()).not.toMatch(new RegExp(say('Password'), 'i'));
  const field = proof.locator('[name="proof"]');
  await field.fill(person.email);
  await field.press('Enter');
  // The mailbox that the party knows proves nothing here.
  await field.and(page.locator('[aria-invalid="true"]')).waitFor();
  await field.fill('player1@example.com');
  await field.press('Enter');
  await field.waitFor({ state: 'detached' });
  await putGreetingAway(page);

  const later = await context.newPage();
  await later.goto(urlOf(senVip));
  await later
    .getByRole('navigation', { name: say('Quick links') })
    .getByRole('link', { name: say('Me'), exact: true })
    .waitFor();

  const { page: again } = await visit(senVip, '/?modal=login', { from: away });
  await signInAtParty(again, partyButton(again, say, 'Google'), person);
  await putGreetingAway(again);
});
