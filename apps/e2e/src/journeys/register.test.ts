import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { askSandbox } from '../harness/askSandbox.ts';
import { fillCaptcha } from '../harness/fillCaptcha.ts';
import { hosts } from '../harness/hosts.ts';
import { untilLive } from '../harness/openSite.ts';
import { readMessage } from '../harness/readMessage.ts';
import { openOperator } from '../harness/openOperator.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, senVip, northbay } = hosts;

// Names and numbers that are new with each run, so that a platform that has run them before takes them too.
const fresh = String(Date.now()).slice(-7);
const password = 'Harbour-Light-7';

const form = (page: Page) => page.getByRole('main').locator('form');

const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};

const agree = async (page: Page) => {
  for (const name of ['ageConfirmed', 'terms']) await field(page, name).check();
};

const send = (page: Page) => form(page).locator('button[type="submit"]').click();

const readCode = (to: string) => readMessage(senVang, to, /\b(\d{6})\b/);

/** Waits for the newcomer's greeting at home and closes it. */
const arrive = async (page: Page, home: RegExp) => {
  await page.waitForURL(home);
  const greeting = page.getByRole('dialog');
  await greeting.getByRole('button').last().click();
  await greeting.waitFor({ state: 'detached' });
};

test('what is typed before the script is there stays; a name that is taken is told at its field, another opens the account', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await visit(northbay, '/register', {
    scheme: 'dark',
    isStill: true,
    before: (early) =>
      early.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      }),
  });
  await field(page, 'username').fill('player1');
  release();
  await untilLive(page);
  expect(await field(page, 'username').inputValue()).toBe('player1');
  const names = form(page).evaluate((element) =>
    [...element.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name }) => name),
  );
  expect(await names).toEqual([
    'username',
    'password',
    'confirmPassword',
    'fullName',
    'email',
    'birthday',
    'currentAddress',
    'captcha',
    'ageConfirmed',
    'terms',
  ]);

  await fill(page, {
    password,
    confirmPassword: password,
    fullName: 'Ada Lovelace',
    email: `ada${fresh}@example.com`,
    birthday: '1990-12-10',
  });
  await agree(page);
  const answer = await fillCaptcha(form(page));
  await send(page);
  await form(page).locator('[name="username"][aria-invalid="true"]').waitFor();
  expect(await field(page, 'fullName').inputValue()).toBe('Ada Lovelace');

  await field(page, 'username').fill(`ada${fresh}`);
  await fillCaptcha(form(page), answer);
  await send(page);
  await arrive(page, /localhost:\d+\/(\?|$)/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: said.en('Quick deposit') })
    .waitFor();
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  expect(session).toMatchObject({ account: `ada${fresh}`, isAgent: '0' });
  expect(JSON.stringify(session)).not.toContain(password);
});

test('by mobile number, where the merchant has it: a question does for the image, and a code by SMS proves it', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/register', { isPhone: true });
  // The input itself lies under what is drawn of it.
  await page.getByRole('radio', { name: say('By mobile number') }).check({ force: true });
  await field(page, 'username').waitFor({ state: 'detached' });
  await field(page, 'mobileNum').fill(`91${fresh}`);
  const image = await fillCaptcha(form(page));
  await form(page)
    .getByRole('button', { name: say('I can’t see the image') })
    .click();
  await form(page)
    .getByRole('textbox', { name: say('Your answer') })
    .waitFor();
  await fillCaptcha(form(page), image);
  await form(page)
    .getByRole('button', { name: say('Send code') })
    .click();
  await field(page, 'captcha').waitFor({ state: 'detached' });
  await fill(page, {
    verificationCode: await readCode(`+8491${fresh}`),
    password,
    confirmPassword: password,
  });
  await agree(page);
  await send(page);
  await arrive(page, /localhost:\d+\/(\?|$)/);
});

describe('where the merchant has GeeTest', () => {
  const setFlag = async (isOn: boolean) =>
    (await openOperator()).settle(senVang, 'flags', { GEETEST3: isOn });
  beforeAll(() => setFlag(true));
  afterAll(() => setFlag(false));

  test('its check is loaded when it is pressed, and its proof opens the account', async () => {
    const say = said.vi;
    const { page } = await visit(senVang, '/register', { isPhone: true });
    const scripts = () => page.locator('script[src*="gt4.js"]').count();
    await fill(page, {
      username: `person${fresh}`,
      password,
      confirmPassword: password,
      payeeName: 'TRAN THI PERSON',
      mobileNum: `95${fresh}`,
    });
    await agree(page);
    await send(page);
    await form(page).getByText(say('Confirm that you are a person.')).waitFor();
    expect(await scripts()).toBe(0);
    await field(page, 'captcha').click();
    const widget = page.getByRole('dialog', { name: 'GeeTest' });
    await widget.getByRole('button', { name: 'Close' }).click();
    await field(page, 'captcha').click();
    await widget.getByRole('button', { name: 'I am a person' }).click();
    await form(page)
      .getByRole('button', { name: say('Confirmed: you are a person') })
      .waitFor();
    expect(await scripts()).toBe(1);
    await send(page);
    await arrive(page, /localhost:\d+\/(\?|$)/);
  });
});

describe('where Firebase sends the codes', () => {
  const setFlag = async (isOn: boolean) =>
    (await openOperator()).settle(senVang, 'flags', { FIREBASESMS3: isOn });
  beforeAll(() => setFlag(true));
  afterAll(() => setFlag(false));

  test('a check in a window of its own stands before the code, which proves the number and logs in later', async () => {
    const say = said.vi;
    const confirm = async (page: Page, at: Locator) => {
      const open = async () => {
        const opening = page.waitForEvent('popup');
        await at.locator('[name="captcha"]').click();
        return opening;
      };
      await (await open()).close();
      await at
        .getByText(say('The sign-in window was closed before you finished. Please try again.'))
        .waitFor();
      const popup = await open();
      const closed = popup.waitForEvent('close');
      await popup.getByRole('button', { name: 'I am a person' }).click();
      await closed;
      await at.getByRole('button', { name: say('Send code') }).click();
    };
    const { page } = await visit(senVang, '/register', { isPhone: true });
    await page.getByRole('radio', { name: say('By mobile number') }).check({ force: true });
    await field(page, 'username').waitFor({ state: 'detached' });
    await field(page, 'mobileNum').fill(`97${fresh}`);
    await confirm(page, form(page));
    await form(page)
      .getByRole('button', { name: say.like('Send again in {seconds} s') })
      .waitFor();
    await fill(page, {
      verificationCode: await readCode(`+8497${fresh}`),
      password,
      confirmPassword: password,
    });
    await agree(page);
    await send(page);
    await arrive(page, /localhost:\d+\/(\?|$)/);

    const { page: later } = await visit(senVang, '/?modal=login', { isPhone: true });
    const box = later.getByRole('dialog');
    await box.getByRole('tab', { name: say({ message: 'SMS code', context: 'a way to log in' }) }).click();
    await box.locator('[name="mobileNum"]').fill(`97${fresh}`);
    await askSandbox(senVang, 'POST', '/sandbox/clock', { advanceSeconds: 61 });
    await confirm(later, box);
    await box.getByRole('button', { name: say.like('Send again in {seconds} s') }).waitFor();
    await box.locator('[name="verificationCode"]').fill(await readCode(`+8497${fresh}`));
    await box.getByRole('button', { name: say('Log in'), exact: true }).click();
    await later.getByText(say('You are logged in.')).waitFor();
  });
});

test('the code of an invitation stands fast, names who invited, and leads to an account once the number is proved', async () => {
  const say = said.en;
  const { page } = await visit(senVip, '/en/register.html?affiliateCode=AGENT41');
  const code = field(page, 'affiliateCode').and(page.locator('[readonly]'));
  await expect.poll(() => code.inputValue()).toBe('AGENT41');
  await form(page).locator('summary').getByText(say.like('You were invited by {nickname}.')).click();
  await fill(page, {
    username: `vip${fresh}`,
    password,
    confirmPassword: password,
    mobileNum: `93${fresh}`,
    nickname: `Vip ${fresh}`,
  });
  await form(page)
    .getByRole('button', { name: say('Send code') })
    .click();
  await field(page, 'verificationCode').fill(await readCode(`+8493${fresh}`));
  await agree(page);
  await send(page);
  await arrive(page, /\/en\/?(\?|$)/);
  expect(await page.evaluate(() => sessionStorage.getItem('affiliateCode'))).toBeNull();
});
