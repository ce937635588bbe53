import type { RouteBody } from '@marquee/contract/route';
import { Secret, TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addPasskeyDevice } from '../harness/addPasskeyDevice.ts';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { fillLogin } from '../harness/fillLogin.ts';
import { type Host, hosts } from '../harness/hosts.ts';
import { joinMember } from '../harness/joinMember.ts';
import { untilLive } from '../harness/openSite.ts';
import { openOperator } from '../harness/openOperator.ts';
import { readMessage } from '../harness/readMessage.ts';
import { putGreetingAway } from '../harness/putGreetingAway.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { northbay, senVip } = hosts;
const password = 'Marquee-2026';

type Method = RouteBody<'verifyLogin'>['method'];

const ask = async (host: Host, secondFactor: Method[]) => {
  await (await openOperator()).settle(host, 'logins', { secondFactor });
};

/** Opens a path as a member at an address that is a known one from then on. */
const settleAt = async (host: Host, path: string, from: string, as: string) => {
  await ask(host, []);
  const { page } = await visit(host, path, { from, as });
  await ask(host, ['authenticator', 'sms', 'email', 'boundEmail', 'payeeName']);
  return page;
};

/** Moves the clock on, past the step of the last code of an app, and tells what it shows now. */
const nextCode = async (secret: string) => {
  const { now } = await askSandbox<{ now: string }>(northbay, 'POST', '/sandbox/clock', {
    advanceSeconds: 60,
  });
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(now) });
};

// One code a minute goes to a phone or mailbox.
beforeEach(() => askSandbox(northbay, 'POST', '/sandbox/clock', { advanceSeconds: 61 }));
afterAll(() => askSandbox(northbay, 'POST', '/sandbox/clock', { reset: true }));

const proofBox = (page: Page, say: typeof said.en) =>
  page.getByRole('dialog', { name: say('Verify that it’s you') });

/** The field for what proves a login, whichever way was chosen. */
const proofIn = (box: Locator) => box.locator('input:not([type="radio"])');

/** Proves the login in the box that is open, and puts the greeting away. */
const prove = async (box: Locator, proof: string) => {
  const page = box.page();
  await proofIn(box).fill(proof);
  await box.locator('button[type="submit"]').click();
  await box.waitFor({ state: 'detached' });
  await putGreetingAway(page);
};

test('a login from an unknown address is proved by SMS, and the address is known from then on', async () => {
  const say = said.vi;
  const away = '10.30.0.1';
  await settleAt(senVip, '/', '10.30.1.1', 'player1');
  const { page } = await visit(senVip, '/', { isPhone: true, from: away });
  await fillLogin(page, 'player1', password);
  const box = proofBox(page, say);
  await box.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await box.getByRole('radio', { name: say('Code by SMS') }).check();
  await box.getByRole('button', { name: say('Send code') }).click();
  await box.getByText('•••001').first().waitFor();
  const code = await readMessage(senVip, '+84912000001', /\b(\d{6})\b/);
  const field = proofIn(box);
  await field.fill(code === '000000' ? '000001' : '000000');
  await box.locator('button[type="submit"]').click();
  await field.and(page.locator('[aria-invalid="true"]')).waitFor();
  await prove(box, code);
  await readMessage(senVip, 'player1@example.com', /(10\.30\.•••\.•••)/);
  await visit(senVip, '/', { from: away, as: 'player1' });
});

test('a brand that settles nothing about it asks for a code at an unknown address', async () => {
  const say = said.en;
  await visit(northbay, '/', { from: '10.30.2.1', as: 'player1' });
  const { page } = await visit(northbay, '/', { isPhone: true, from: '10.30.3.1' });
  await fillLogin(page, 'player1', password);
  const box = proofBox(page, say);
  await box.getByRole('radio', { name: say('Code by e-mail') }).check();
  await box.getByRole('button', { name: say('Send code') }).click();
  await prove(box, await readMessage(northbay, 'player1@example.com', /\b(\d{6})\b/));
});

test('an authenticator app is turned on and asked for at the next unknown address, where a recovery code does too', async () => {
  const say = said.en;
  const page = await settleAt(northbay, '/member/security', '10.30.4.1', 'agent1');
  await page.getByRole('button', { name: say('Turn on') }).click();
  const dialog = page.getByRole('dialog');
  const uri = await dialog.getByRole('link', { name: say('Open in the app') }).getAttribute('href');
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
  await dialog.locator('[name="code"]').fill(await nextCode(secret));
  await dialog.locator('[name="password"]').fill(password);
  await dialog.locator('button[type="submit"]').click();
  const codes = page.getByRole('list', { name: say('Recovery codes') }).getByRole('listitem');
  await codes.first().waitFor();
  const [recovery = ''] = await codes.allTextContents();
  await page.getByRole('button', { name: say('I’ve saved them') }).click();
  await page.getByText(say('Recovery codes left: {left}', { left: 10 })).waitFor();

  const { page: away } = await visit(northbay, '/', { from: '10.30.4.2' });
  await fillLogin(away, 'agent1', password);
  await prove(proofBox(away, say), await nextCode(secret));

  const { page: lost } = await visit(northbay, '/', { from: '10.30.5.3', scheme: 'dark' });
  await fillLogin(lost, 'agent1', password);
  await lost.getByRole('button', { name: say('Use a recovery code') }).click();
  await prove(proofBox(lost, say), recovery.toLowerCase());
});

/** Leaves everything behind that a session is known by, as another browser of the same device would. */
const comeBackAt = async (page: Page, from: string) => {
  await page.context().clearCookies();
  await page
    .context()
    .addCookies([{ name: 'sandbox-address', value: from, url: new URL('/', page.url()).href }]);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(new URL('/', page.url()).href);
  await untilLive(page);
};

test('a passkey is added, logs in without a password, and proves a login by password elsewhere', async () => {
  const say = said.en;
  await ask(northbay, []);
  const { page } = await visit(northbay, '/register', { from: '10.30.6.1' });
  const { username, password: own } = await joinMember(page);
  await ask(northbay, ['passkey', 'email']);
  await addPasskeyDevice(page);
  await page.goto(new URL('/member/security', page.url()).href);
  await page.getByRole('button', { name: say('Add a passkey') }).click();
  const dialog = page.getByRole('dialog', { name: say('Add a passkey') });
  await dialog.locator('[name="password"]').fill(own);
  await dialog.locator('button[type="submit"]').click();
  await dialog.waitFor({ state: 'detached' });
  const passkeys = page.getByRole('list', { name: say('Passkeys') }).getByRole('listitem');
  await passkeys.getByText('northbay.localhost').waitFor();

  await comeBackAt(page, '10.30.7.1');
  await page.locator('a[href*="modal=login"]').filter({ visible: true }).first().click();
  await page.getByRole('button', { name: say('Log in with a passkey') }).click();
  await putGreetingAway(page);
  await page.goto(new URL('/member/security', page.url()).href);
  await page.getByText(say('By passkey')).first().waitFor();

  await comeBackAt(page, '10.30.8.1');
  await fillLogin(page, username, own);
  const box = proofBox(page, say);
  await box.getByText(say('Your browser asks for your fingerprint, face or screen lock.')).waitFor();
  await box.locator('button[type="submit"]').click();
  await putGreetingAway(page);
});
