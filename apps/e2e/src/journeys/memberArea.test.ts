import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';
import { logIn } from '../harness/logIn.ts';
import { untilClosed } from '../harness/untilClosed.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Member area' });

describe('the member area', () => {
  test('asks a guest to log in, and then shows the page that was asked for', async () => {
    const { page } = await visit(northbay, '/member', { from: '10.9.1.1' });
    await page.getByRole('dialog').getByRole('textbox', { name: 'Username' }).waitFor();
    await page.keyboard.press('Escape');
    await main(page).getByRole('heading', { level: 1, name: 'Log in to see this page' }).waitFor();
    await logIn(page, 'player1');
    await main(page).getByRole('heading', { level: 1, name: 'My account' }).waitFor();
    expect(await page.title()).toBe('My account · Northbay');
    expect(await menu(page).getByRole('link', { name: 'My account' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  test('is opened from the menu under the name', async () => {
    const { page } = await visit(senVang, '/en/help', { from: '10.9.1.2' });
    await logIn(page, 'agent1');
    await page.getByRole('banner').getByRole('button', { name: 'An Nhiên' }).click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    await main(page).getByText('Username: agent1').waitFor();
  });

  test('of a phone has what its header lacks: messages and logout', async () => {
    const { page } = await visit(senVang, '/', { from: '10.9.1.3', isPhone: true });
    await logIn(page, 'player1');
    await page
      .getByRole('navigation', { name: 'Liên kết nhanh' })
      .getByRole('link', { name: 'Của tôi' })
      .click();
    await main(page).getByRole('heading', { level: 1, name: 'Tài khoản của tôi' }).waitFor();
    await main(page)
      .getByRole('button', { name: /^Tin nhắn/ })
      .click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await untilClosed(page);
    await main(page).getByRole('button', { name: 'Đăng xuất' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }).click();
    await page
      .getByRole('navigation', { name: 'Liên kết nhanh' })
      .getByRole('link', { name: 'Đăng nhập' })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    // The home page may greet with news, but not with the login box.
    expect(await page.getByRole('textbox', { name: 'Tên đăng nhập' }).count()).toBe(0);
  });

  test('is closed to a free-play account, which is offered a real one', async () => {
    const { page } = await visit(senVang, '/en/member?modal=freePlay', { from: '10.9.1.4' });
    const box = page.getByRole('dialog');
    await box.getByRole('checkbox', { name: 'I am 18 or older.' }).check();
    await box.getByRole('button', { name: 'Start free play' }).click();
    const popup = page.getByRole('dialog', { name: 'This needs a real account' });
    await popup.getByRole('link', { name: 'Register' }).waitFor();
    await page.keyboard.press('Escape');
    await main(page).getByRole('heading', { level: 1, name: 'This page needs a real account' }).waitFor();
  });
});
