import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { fillLogin } from '../harness/fillLogin.ts';
import { findViolations } from '../harness/findViolations.ts';
import { type Host, hosts, urlOf } from '../harness/hosts.ts';
import { logIn } from '../harness/logIn.ts';
import { untilLive } from '../harness/openSite.ts';
import { prepareWithdrawals } from '../harness/prepareWithdrawals.ts';
import { readMessage } from '../harness/readMessage.ts';
import { untilClosed } from '../harness/untilClosed.ts';

const { visit } = useBrowser();
const { northbay, senVip } = hosts;
const password = 'Marquee-2026';
const email = 'player1@example.com';
const ways = ['authenticator', 'sms', 'email', 'boundEmail', 'payeeName'];
let places = 0;

/** An address that nobody has used before. */
const elsewhere = () => `10.30.0.${(places += 1)}`;

const ask = async (methods: string[]) => {
  for (const host of [northbay, senVip]) await askSandbox(host, 'POST', '/sandbox/secondFactor', { methods });
};

/** Moves the clock on, past the step of the last code of an app, and tells what it shows now. */
const nextCode = async (secret: string) => {
  const { now } = await askSandbox<{ now: string }>(northbay, 'POST', '/sandbox/clock', {
    advanceSeconds: 60,
  });
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(now) });
};

beforeEach(async () => {
  await ask(ways);
  // One code a minute goes to a phone or mailbox.
  await askSandbox(northbay, 'POST', '/sandbox/clock', { advanceSeconds: 61 });
});

afterAll(async () => {
  await askSandbox(northbay, 'POST', '/sandbox/clock', { reset: true });
});

const box = (page: Page) => page.getByRole('dialog', { name: /^(Verify that it’s you|Xác minh danh tính)$/ });

const verify = (page: Page) => box(page).locator('button[type="submit"]').click();

const greeted = async (page: Page) => {
  await page
    .getByRole('dialog', { name: /^(Welcome|Chào mừng)/ })
    .getByRole('button')
    .last()
    .click();
  await untilClosed(page);
};

/** Opens the site on a phone at an address and logs in as far as the box of the second proof. */
const arrive = async (host: Host, username = 'player1', from = elsewhere()) => {
  const { page } = await visit(host, '/', { isPhone: true, from });
  await fillLogin(page, username, password);
  await box(page).waitFor();
  return page;
};

/** Logs in from an address that nothing is asked about. */
const logInAt = async (host: Host, from: string, username = 'player1') => {
  const { page } = await visit(host, '/', { from });
  await logIn(page, username);
  return page;
};

/** Makes an address a known one. */
const settleAt = async (host: Host, from: string, username = 'player1') => {
  await ask([]);
  const page = await logInAt(host, from, username);
  await ask(ways);
  return page;
};

test('a phone at an unknown address is asked for a code by SMS in Vietnamese, and once', async () => {
  await settleAt(senVip, '10.30.1.1');
  await logInAt(senVip, '10.30.1.1');
  const away = elsewhere();
  const page = await arrive(senVip, 'player1', away);
  expect(await page.getByRole('dialog').count()).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  await box(page).getByRole('radio', { name: 'Mã qua SMS' }).check();
  await box(page).getByRole('button', { name: 'Gửi mã' }).click();
  await box(page).getByText('Mã đang được gửi đến •••001.').first().waitFor();
  const code = await readMessage(senVip, '+84912000001', /(\d{6}) là mã xác minh lần đăng nhập/);
  const field = box(page).getByRole('textbox', { name: /^Mã SMS/ });
  await field.fill(code === '000000' ? '000001' : '000000');
  await verify(page);
  await field.and(page.locator('[aria-invalid="true"]')).waitFor();
  expect(await field.inputValue()).not.toBe('');
  expect(await findViolations(page)).toEqual([]);
  await field.fill(code);
  await verify(page);
  await greeted(page);
  await readMessage(senVip, email, /(từ địa chỉ mới: 10\.30\.•••\.•••)/);
  await logInAt(senVip, away);
});

test('a code by e-mail, the whole e-mail and the payee name prove it too', async () => {
  const { page: home } = await visit(northbay, '/', { from: '10.30.2.1' });
  await ask([]);
  await prepareWithdrawals(home, northbay);
  await ask(ways);

  const byCode = await arrive(northbay);
  await box(byCode).getByRole('radio', { name: 'Code by e-mail' }).check();
  await box(byCode).getByRole('button', { name: 'Send code' }).click();
  const code = await readMessage(northbay, email, /(\d{6}) verifies your login/);
  await box(byCode)
    .getByRole('textbox', { name: /^E-mail code/ })
    .fill(code);
  await verify(byCode);
  await greeted(byCode);

  const byEmail = await arrive(northbay);
  await box(byEmail).getByRole('radio', { name: 'Your e-mail address' }).check();
  await box(byEmail).getByText('Enter it in full: p•••@e•••.com').waitFor();
  const field = box(byEmail).getByRole('textbox', { name: /^Your e-mail address/ });
  await field.fill('player2@example.com');
  await verify(byEmail);
  await field.and(byEmail.locator('[aria-invalid="true"]')).waitFor();
  expect(await findViolations(byEmail)).toEqual([]);
  await field.fill('Player1@Example.com');
  await verify(byEmail);
  await greeted(byEmail);

  const byName = await arrive(northbay);
  await box(byName).getByRole('radio', { name: 'Name on your bank account' }).check();
  await box(byName)
    .getByRole('textbox', { name: /^Name on your bank account/ })
    .fill('minh kháng');
  await verify(byName);
  await greeted(byName);
});

test('after five wrong proofs the login begins anew', async () => {
  await settleAt(northbay, '10.30.3.1', 'agent41');
  const page = await arrive(northbay, 'agent41');
  await box(page).getByRole('radio', { name: 'Your e-mail address' }).check();
  const field = box(page).getByRole('textbox', { name: /^Your e-mail address/ });
  for (let guess = 1; guess <= 5; guess += 1) {
    await field.fill(`guess${guess}@example.com`);
    await verify(page);
    await field.and(page.locator('[aria-invalid="true"]')).waitFor();
  }
  await field.fill('agent41@example.com');
  await verify(page);
  await box(page).getByText('This verification has expired').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await box(page).getByRole('button', { name: 'Log in again' }).click();
  await page.getByRole('dialog', { name: /^Log in to/ }).waitFor();
});

test('an authenticator app is turned on, asked for, stood in for by a recovery code, and turned off', async () => {
  const page = await settleAt(northbay, '10.30.4.1', 'agent1');
  await page.goto(urlOf(northbay, '/member/security'));
  await untilLive(page);
  await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
  await page.getByText('This address').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn the authenticator app on' });
  await dialog.getByRole('img', { name: 'QR code for the key' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  const uri = await dialog.getByRole('link', { name: 'Open in the app' }).getAttribute('href');
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
  await dialog.getByRole('textbox', { name: /^Authenticator code/ }).fill(await nextCode(secret));
  await dialog.getByLabel(/^Login password/).fill(password);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  await codes.waitFor();
  expect(await findViolations(page)).toEqual([]);
  const [recovery = ''] = await codes.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByText('Recovery codes left: 10').waitFor();
  await readMessage(northbay, 'agent1@example.com', /(authenticator app has just been turned on)/);

  const byApp = await arrive(northbay, 'agent1');
  expect(await box(byApp).getByRole('radio').count()).toBe(3);
  await box(byApp)
    .getByRole('textbox', { name: /^Authenticator code/ })
    .fill(await nextCode(secret));
  await verify(byApp);
  await greeted(byApp);

  const byRecovery = await arrive(northbay, 'agent1');
  await box(byRecovery).getByRole('button', { name: 'Use a recovery code' }).click();
  await box(byRecovery)
    .getByRole('textbox', { name: /^Recovery code/ })
    .fill(recovery.toLowerCase());
  await verify(byRecovery);
  await greeted(byRecovery);

  await page.reload();
  await untilLive(page);
  await page.getByText('Recovery codes left: 9').waitFor();
  await page.getByRole('button', { name: 'Turn off' }).click();
  const off = page.getByRole('dialog', { name: 'Turn the authenticator app off' });
  await off.getByRole('textbox', { name: /^Authenticator code/ }).fill(await nextCode(secret));
  await off.getByLabel(/^Login password/).fill(password);
  expect(await findViolations(page)).toEqual([]);
  await off.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('button', { name: 'Turn on' }).waitFor();
});

test('an address that is forgotten is asked about again', async () => {
  const home = '10.30.5.1';
  const page = await settleAt(northbay, home, 'agent41');
  await page.goto(urlOf(northbay, '/member/security'));
  await untilLive(page);
  const known = page.getByRole('listitem').filter({ hasText: 'This address' });
  await known.getByRole('button', { name: /^Forget the address 10\.30/ }).click();
  await known.waitFor({ state: 'detached' });
  await arrive(northbay, 'agent41', home);
});
