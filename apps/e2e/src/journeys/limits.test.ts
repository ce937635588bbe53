import type { Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { fillLogin } from '../harness/fillLogin.ts';
import { findViolations } from '../harness/findViolations.ts';
import { type Host, hosts, urlOf } from '../harness/hosts.ts';
import { joinMember } from '../harness/joinMember.ts';
import { untilLive, type View } from '../harness/openSite.ts';
import { untilClosed } from '../harness/untilClosed.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;
const minute = 60;
const day = 24 * 60 * minute;

afterEach(() => askSandbox(northbay, 'POST', '/sandbox/clock', { reset: true }));

const pass = (seconds: number) => askSandbox(northbay, 'POST', '/sandbox/clock', { advanceSeconds: seconds });

const go = async (page: Page, host: Host, path: string) => {
  await page.goto(urlOf(host, path));
  await untilLive(page);
};

/** A new member on the page of limits. */
const arrive = async (host: Host, view: View = {}) => {
  const { page } = await visit(host, '/register', view);
  const account = await joinMember(page);
  await go(page, host, '/member/limits');
  return { page, ...account };
};

/**
 * Comes back to the page while time passes: a session that nobody uses ends by itself. The page is away meanwhile; it
 * might ask and be told something the moment before it is opened anew.
 */
const stay = async (page: Page, minutes: number) => {
  const address = page.url();
  for (let left = minutes; left > 0; left -= 20) {
    await page.goto('about:blank');
    await pass(Math.min(20, left) * minute);
    await page.goto(address);
    await untilLive(page);
  }
};

const box = (page: Page) => page.getByRole('dialog');

const setDaily = async (page: Page, change: string, figure: string, save: string) => {
  await page.getByRole('button', { name: change, exact: true }).click();
  await box(page).getByRole('textbox').fill(figure);
  await box(page).getByRole('button', { name: save, exact: true }).click();
  await untilClosed(page);
};

const logInAgain = async (page: Page, username: string, password: string) => {
  await fillLogin(page, username, password);
  await page
    .getByRole('dialog', { name: /^Welcome/ })
    .getByRole('button', { name: 'Continue' })
    .click();
  await untilClosed(page);
};

describe('limits', () => {
  test('count at once when tighter, a day later when looser, and the change can be taken back', async () => {
    const { page, username, password } = await arrive(northbay);
    await setDaily(page, 'Set: Deposits per day', '200', 'Save');
    await page.getByText('$200.00').waitFor();
    await setDaily(page, 'Change: Deposits per day', '100', 'Save');
    await page.getByText('$100.00').waitFor();

    await page.getByRole('button', { name: 'Change: Deposits per day' }).click();
    await box(page).getByRole('textbox').fill('500');
    await box(page).getByText('This is looser than your current limit', { exact: false }).waitFor();
    await box(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^From .*\$500\.00$/).waitFor();
    await page.getByRole('button', { name: 'Keep the current limit' }).click();
    await page.getByText(/^From .*\$500\.00$/).waitFor({ state: 'detached' });

    await setDaily(page, 'Change: Deposits per day', '300', 'Save');
    await page.getByText(/^From .*\$300\.00$/).waitFor();
    await pass(day + minute);
    await logInAgain(page, username, password);
    await go(page, northbay, '/member/limits');
    await page.getByText('$300.00').waitFor();
    expect(await page.getByText(/^From/).count()).toBe(0);
  });

  test('a bad figure is told at its field, by the keyboard alone too', async () => {
    const { page } = await arrive(northbay);
    await page.getByRole('button', { name: 'Set: Time per day' }).focus();
    await page.keyboard.press('Enter');
    const field = box(page).getByRole('textbox', { name: /Minutes/ });
    await field.fill('5');
    await page.keyboard.press('Enter');
    await box(page).getByText('Enter at least 15 min.').waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await untilClosed(page);
  });

  test('the time limit ends the session and says so; whoever comes back may look but not play', async () => {
    const { page, username, password } = await arrive(northbay);
    await setDaily(page, 'Set: Time per day', '30', 'Save');
    await stay(page, 35);
    const over = page.getByRole('dialog', { name: 'Your playing time is up' });
    await over.getByText(/Time per day: 30 min/).waitFor();
    await over.getByText(/^You can play again from/).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await over.getByRole('button', { name: 'Got it' }).click();
    await untilClosed(page);
    await logInAgain(page, username, password);
    await go(page, northbay, '/member/limits');
    await page.getByRole('button', { name: 'Change: Time per day' }).waitFor();
  });
});

describe('a break', () => {
  test('by time-out stops deposits at once, leaves the money in sight, and is over by itself', async () => {
    const { page, username, password } = await arrive(northbay);
    await page.getByRole('button', { name: 'Start a time-out' }).click();
    const confirm = page.getByRole('dialog', { name: /^Stop playing until/ });
    for (const words of ['Bets stop immediately.', 'Deposits stop immediately.', 'Withdrawals stay open'])
      await confirm.getByText(words, { exact: false }).waitFor();
    await confirm.getByRole('button', { name: 'Start time-out' }).click();
    await confirm.getByText('Please confirm this first.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await confirm.getByRole('checkbox').check();
    await confirm.getByRole('button', { name: 'Start time-out' }).click();
    await page.getByText(/^You are taking a time-out until/).waitFor();

    await go(page, northbay, '/member/deposit');
    await page.getByRole('main').getByRole('textbox').first().fill('50');
    await page.getByRole('main').locator('form').getByRole('button').last().click();
    await page.getByText(/You are taking a time-out: bets and deposits are stopped.*It ends on/).waitFor();

    await pass(day + minute);
    await logInAgain(page, username, password);
    await go(page, northbay, '/member/limits');
    await page.getByRole('button', { name: 'Start a time-out' }).waitFor();
    expect(await page.getByText(/^You are taking a time-out/).count()).toBe(0);
  });

  test('for good, on a Vietnamese phone, is worded plainly and stays', async () => {
    const { page } = await arrive(senVang, { isPhone: true });
    await page.getByRole('radio', { name: 'Vĩnh viễn' }).check();
    await page.getByRole('button', { name: 'Tự ngừng chơi' }).click();
    const confirm = page.getByRole('dialog', { name: 'Ngừng chơi vĩnh viễn?' });
    await confirm.getByText('Không bao giờ kết thúc.').waitFor();
    await confirm.getByRole('checkbox').check();
    await confirm.getByRole('button', { name: 'Ngừng chơi', exact: true }).click();
    await page.getByText('Bạn đã tự ngừng chơi vĩnh viễn').waitFor();
    await page.reload();
    await untilLive(page);
    await page.getByText('Bạn đã tự ngừng chơi vĩnh viễn').waitFor();
    const overhang = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overhang).toBeLessThanOrEqual(0);
  });
});

describe('the reality check', () => {
  test('comes at the member’s interval over any page, and goes on only after an answer', async () => {
    const { page } = await arrive(northbay);
    await page.getByText('15 min', { exact: true }).click();
    await expect.poll(() => page.getByRole('radio', { name: '15 min' }).isChecked()).toBe(true);
    await go(page, northbay, '/help');
    await stay(page, 16);
    const check = page.getByRole('dialog', { name: 'Time for a reality check' });
    await check.getByText(/^1[67] min$/).waitFor();
    await check.getByText('Neither won nor lost').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await check.getByRole('button', { name: 'Continue' }).click();
    await check.waitFor({ state: 'detached' });
    await page.reload();
    await untilLive(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();
    expect(await check.count()).toBe(0);
  });

  test('leads to the bets of the day, which is an answer', async () => {
    const { page } = await arrive(northbay);
    await page.getByText('15 min', { exact: true }).click();
    await expect.poll(() => page.getByRole('radio', { name: '15 min' }).isChecked()).toBe(true);
    await stay(page, 16);
    const check = page.getByRole('dialog', { name: 'Time for a reality check' });
    await check.getByRole('link', { name: 'See my history' }).click();
    await check.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Bet history', selected: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/member/records');
  });

  test('on a phone too, in Vietnamese, and logging out is an answer', async () => {
    const { page } = await arrive(senVang, { isPhone: true });
    await stay(page, 61);
    const check = page.getByRole('dialog', { name: 'Dừng lại một chút' });
    await check.getByRole('button', { name: 'Đăng xuất' }).click();
    await check.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  });

  test('no guest is asked for one', async () => {
    const asked: string[] = [];
    const { page } = await visit(northbay, '/', {
      before: async (fresh) => fresh.on('request', (request) => asked.push(request.url())),
    });
    await page.getByRole('contentinfo').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /responsiblePlay|RealityCheck/.test(url))).toEqual([]);
  });
});

test.each([northbay, senVang])('the page of limits has no fault that axe finds (%s)', async (host) => {
  const { page } = await arrive(host);
  await page.getByRole('progressbar').or(page.getByRole('radiogroup')).first().waitFor();
  expect(await findViolations(page)).toEqual([]);
});
