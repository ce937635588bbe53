import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { findViolations } from '../harness/findViolations.ts';
import { hosts } from '../harness/hosts.ts';
import { joinMember } from '../harness/joinMember.ts';
import { openParty, signInAtParty } from '../harness/signInAtParty.ts';
import { untilClosed } from '../harness/untilClosed.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

// People who are new with each run, so that a platform that has run them before takes them too.
let people = Date.now();
const newPerson = (name: string) => {
  people += 1;
  return { name, email: `person${people}@example.com` };
};

const box = (page: Page) => page.getByRole('dialog');

const partyButton = (page: Page, party: string) =>
  box(page).getByRole('button', { name: new RegExp(`^(Log in with|Đăng nhập bằng) ${party}$`) });

const problem = async (page: Page) => {
  const alert = box(page).getByRole('alert');
  await alert.waitFor();
  return alert.innerText();
};

const logOut = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Log out|Đăng xuất)$/ })
    .click();
  await box(page)
    .getByRole('button', { name: /^(Log out|Đăng xuất)$/ })
    .click();
  await untilClosed(page);
};

const goOn = async (page: Page, title: RegExp) => {
  await page.getByRole('dialog', { name: title }).getByRole('button').last().click();
  await untilClosed(page);
};

/** Expects axe to find nothing, and gives the page back the size that it had. */
const expectSound = async (page: Page) => {
  const size = page.viewportSize();
  expect(await findViolations(page)).toEqual([]);
  if (size) await page.setViewportSize(size);
};

describe('a person whom nobody knows', () => {
  test('registers by Google, logs out, and signs in again by the button', async () => {
    const { page } = await visit(northbay, '/?modal=login');
    const person = newPerson('Ada Lovelace');
    await expectSound(page);
    await signInAtParty(page, partyButton(page, 'Google'), person);

    await page.waitForURL('**/register');
    await page.getByText('Almost done, Ada Lovelace').waitFor();
    const name = page.getByRole('main').getByLabel(/^Full name/);
    expect(await name.inputValue()).toBe('Ada Lovelace');
    await expectSound(page);
    await joinMember(page);
    await logOut(page);

    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await signInAtParty(page, partyButton(page, 'Google'), person);
    await goOn(page, /^Welcome back/);
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
    expect(page.url()).not.toContain('code=');
  });

  test('registers by Telegram on a phone, unlinks it and links Facebook', async () => {
    const { page } = await visit(senVang, '/?modal=login', { isPhone: true });
    const person = newPerson('Lan Phạm');
    await signInAtParty(page, partyButton(page, 'Telegram'), person);
    await page.waitForURL('**/register');
    await page.getByText('Chỉ còn một bước, Lan Phạm').waitFor();
    const { password } = await joinMember(page);

    await page.goto(new URL('/member', page.url()).href);
    const main = page.getByRole('main');
    await main.getByText('Đã liên kết với tên Lan Phạm').waitFor();
    await expectSound(page);
    await main.getByRole('button', { name: 'Hủy liên kết Telegram' }).click();
    await expectSound(page);
    const unlink = box(page).getByRole('button', { name: 'Hủy liên kết Telegram' });
    await box(page)
      .getByLabel(/^Mật khẩu/)
      .fill('khong-phai-mat-khau-1');
    await unlink.click();
    await box(page).getByText('Mật khẩu không đúng').waitFor();
    await box(page)
      .getByLabel(/^Mật khẩu/)
      .fill(password);
    await unlink.click();
    await untilClosed(page);
    await main.getByRole('button', { name: 'Liên kết Telegram', exact: true }).waitFor();

    await signInAtParty(page, main.getByRole('button', { name: 'Liên kết Facebook', exact: true }), person);
    await box(page)
      .getByLabel(/^Mật khẩu/)
      .fill(password);
    await box(page).getByRole('button', { name: 'Liên kết Facebook' }).click();
    await untilClosed(page);
    await main.getByRole('button', { name: 'Hủy liên kết Facebook' }).waitFor();

    await page.goto(new URL('/', page.url()).href);
    const shop = await visit(senVang, '/?modal=login', { isPhone: true });
    await signInAtParty(shop.page, partyButton(shop.page, 'Facebook'), person);
    await goOn(shop.page, /^Chào mừng/);
    const again = await visit(senVang, '/?modal=login', { isPhone: true });
    await signInAtParty(again.page, partyButton(again.page, 'Telegram'), person);
    await again.page.waitForURL('**/register');
  });
});

describe('a sign-in that does not end well', () => {
  test('says that the browser blocked the window', async () => {
    const { page } = await visit(northbay, '/?modal=login', {
      before: (opened) =>
        opened.addInitScript(() => {
          globalThis.open = () => null;
        }),
    });
    await partyButton(page, 'Facebook').click();
    expect(await problem(page)).toMatch(/^Your browser blocked the sign-in window\. Allow pop-ups/);
  });

  test('says that the window was closed, and begins anew', async () => {
    const { page } = await visit(northbay, '/?modal=login');
    const popup = await openParty(page, partyButton(page, 'Facebook'));
    await popup.close();
    expect(await problem(page)).toMatch(/^The sign-in window was closed/);
    await expectSound(page);
    await signInAtParty(page, partyButton(page, 'Facebook'), newPerson('Ada Lovelace'));
    await page.waitForURL('**/register');
  });

  test('says that the person cancelled', async () => {
    const { page } = await visit(northbay, '/?modal=login');
    const popup = await openParty(page, partyButton(page, 'Google'));
    await popup.getByRole('button', { name: 'Cancel' }).click();
    expect(await problem(page)).toMatch(/^You cancelled the sign-in/);
  });

  test.each([
    ['Too many requests', /^Too many requests\. Please try again in 5 minutes/],
    ['Not allowed', /^This operation is not allowed\. Please contact our support/],
    ['An unknown error', /^An unknown error occurred/],
    ['Nothing: out of reach', /^The network connection is unstable/],
  ])('says what the party answers: %s', async (button, text) => {
    const { page } = await visit(northbay, '/?modal=login', { allowed: [/status of 503/] });
    const popup = await openParty(page, partyButton(page, 'Google'));
    await popup.getByText('Answer with an error').click();
    await popup.getByRole('button', { name: button }).click();
    expect(await problem(page)).toMatch(text);
  });
});

test('nothing of a party is asked for before its button is pressed', async () => {
  const asked: string[] = [];
  const { page } = await visit(northbay, '/?modal=login', {
    before: async (opened) => {
      opened.on('request', (request) => asked.push(request.url()));
    },
  });
  await partyButton(page, 'Google').waitFor();
  expect(await partyButton(page, 'Telegram').count()).toBe(0);
  expect(asked.filter((url) => /social/.test(url))).toEqual([]);
});
