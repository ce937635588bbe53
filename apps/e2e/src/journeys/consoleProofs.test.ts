import { Secret, TOTP } from 'otpauth';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { addPasskeyDevice } from '../harness/addPasskeyDevice.ts';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { findViolations } from '../harness/findViolations.ts';
import { hosts } from '../harness/hosts.ts';
import { inviteColleague } from '../harness/inviteColleague.ts';
import { joinMember } from '../harness/joinMember.ts';
import { consoleUrl } from '../harness/openConsole.ts';
import { readMessage } from '../harness/readMessage.ts';
import { saidAtConsole } from '../harness/said.ts';

const { visit } = useBrowser();
const { northbay } = hosts;
const say = saidAtConsole.en;
const email = 'owner@console.example';
const password = 'Lanterns-over-9-rivers';

let browser: Browser;
let owner: Page;

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
});
afterAll(async () => {
  await askSandbox(northbay, 'POST', '/sandbox/clock', { reset: true });
  await browser.close();
});

/** Moves the platform's clock on and answers its time. */
const advance = async (advanceSeconds: number) =>
  Date.parse((await askSandbox<{ now: string }>(northbay, 'POST', '/sandbox/clock', { advanceSeconds })).now);

const untilIn = (page: Page) => page.getByRole('navigation', { name: say('Pages') }).waitFor();

const passkeysOf = (page: Page) => page.getByRole('list', { name: say('Passkeys') }).getByRole('listitem');

test('an owner comes in by a passkey, logs in by it, and adds an authenticator app', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  owner = await context.newPage();
  await addPasskeyDevice(owner);
  const link = await readMessage(northbay, email, /http:\/\/console\.localhost:\d+(\/\S+#[\w-]+)/);
  await owner.goto(consoleUrl(link));
  await owner.locator('[name="name"]').fill('Olivia Owner');
  await owner.locator('[name="password"]').fill(password);
  await owner.locator('[name="confirmPassword"]').fill(password);
  await owner.getByRole('radio', { name: say('Passkey') }).check();
  await owner.getByRole('button', { name: say('Accept and log in') }).click();
  await untilIn(owner);

  await owner.getByRole('button', { name: say('Log out') }).click();
  await owner.locator('[name="email"]').fill(email);
  await owner.locator('[name="password"]').fill('Something-else-99');
  await owner.getByRole('button', { name: say('Use a passkey') }).click();
  await owner.getByRole('alert').waitFor();
  await owner.locator('[name="password"]').fill(password);
  await owner.getByRole('button', { name: say('Use a passkey') }).click();
  await untilIn(owner);

  await owner.getByRole('link', { name: say.like('Your account: {name}') }).click();
  await passkeysOf(owner).first().waitFor();
  // The last proof stays.
  expect(await owner.getByRole('button', { name: say.like('Remove the passkey of {name}') }).count()).toBe(0);
  await owner.getByRole('button', { name: say('Set up an app') }).click();
  const key = await owner.getByText(say.like('No camera? Type this key: {secret}')).innerText();
  const secret = Secret.fromBase32(/[A-Z2-7]{32}/.exec(key)?.[0] ?? '');
  const code = new TOTP({ secret }).generate({ timestamp: await advance(31) });
  await owner.locator('[name="code"]').fill(code);
  await owner.getByRole('button', { name: say('Take this app') }).click();
  await owner.getByRole('button', { name: say('Remove the app') }).waitFor();
  expect(await findViolations(owner)).toEqual([]);
});

test('a decision is confirmed by the passkey, and the passkey is removed once there is another proof', async () => {
  await advance(301);
  await owner.goto(consoleUrl('/account'));
  await owner.getByRole('button', { name: say.like('Remove the passkey of {name}') }).click();
  const box = owner.getByRole('dialog', { name: say('Confirm that it’s you') });
  await box.getByRole('button', { name: say('Use a passkey') }).click();
  await owner
    .getByText(say('You have none yet. A passkey needs no code: the device that has it is unlocked.'))
    .waitFor();
  expect(await owner.getByRole('button', { name: say('Remove the app') }).count()).toBe(0);
  await owner.getByRole('button', { name: say('Add a passkey') }).click();
  await passkeysOf(owner).first().waitFor();
});

test('two people erase a member who has nothing open, and the member is out', async () => {
  const { page: member } = await visit(northbay, '/register', { allowed: [/401/] });
  const { username } = await joinMember(member);
  await owner.goto(consoleUrl('/members'));
  await owner.getByRole('combobox', { name: say('Merchant') }).selectOption('NORTHBAY');
  await owner.getByRole('link', { name: username }).click();
  await owner.getByRole('button', { name: say('Ask to erase …') }).click();
  const asked = owner.getByRole('dialog', { name: say('Ask to erase the member') });
  await asked.locator('[name="reason"]').fill('The member has asked for it.');
  await asked.getByRole('button', { name: say('Ask a second person') }).click();
  await owner.getByText(say('Someone else has to decide it.')).waitFor();
  const address = new URL(owner.url()).pathname;

  const { page: officer } = await inviteColleague(
    browser,
    { page: owner },
    {
      email: 'cora@operator.example',
      name: 'Cora Compliance',
      role: say('Compliance'),
      merchant: 'Northbay · NORTHBAY',
      width: 390,
      scheme: 'dark',
    },
  );
  await officer.goto(consoleUrl('/compliance?part=erasures'));
  await officer.getByRole('link', { name: username }).click();
  await officer.waitForURL(`**${address}`);
  await officer.getByRole('button', { name: say('Erase for good') }).click();
  await officer.getByText(say.like('Erased on {0}.')).waitFor();
  await officer.getByRole('heading', { level: 1, name: /^erased-/ }).waitFor();
  expect(await officer.getByText(username).count()).toBe(0);
  await officer.getByText(say('This account is erased')).waitFor();
  expect(await officer.getByRole('button', { name: say('Lock …') }).count()).toBe(0);
  expect(await findViolations(officer)).toEqual([]);

  await member.goto(new URL('/member/security', member.url()).href);
  await member.locator('a[href*="modal=login"]').first().waitFor();
});
