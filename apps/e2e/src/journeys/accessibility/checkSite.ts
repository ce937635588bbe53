import type { Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { askSandbox } from '../../harness/askSandbox.ts';
import { useBrowser } from '../../harness/browser.ts';
import { fillLogin } from '../../harness/fillLogin.ts';
import { findViolations } from '../../harness/findViolations.ts';
import { type Host, hosts, urlOf } from '../../harness/hosts.ts';
import { logIn } from '../../harness/logIn.ts';
import { untilLive } from '../../harness/openSite.ts';

const { visit } = useBrowser();
const { senVang } = hosts;

const paths = [
  '/',
  '/promotions',
  '/register',
  '/games',
  '/rng',
  '/live',
  '/sports',
  '/fish',
  '/pvp',
  '/lottery',
  '/help',
  '/help?topic=privacy',
  '/help?topic=none',
  '/helpmc',
  '/feedback',
  '/no-such-page',
];

const addressedModals = ['login', 'forgotPassword', 'announcements'];

const banner = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog').first();

/** Everything asked for has come, and what it is asked of stands. */
const expectNoViolation = async (page: Page) => {
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect((await findViolations(page)).join('\n')).toBe('');
};

/** Walks through every screen of a site in one language; axe looks at each in both schemes and at two widths. */
export const checkSite = (host: Host, prefix: string): void => {
  describe(`axe finds nothing at ${host}${prefix}`, () => {
    afterEach(async () => {
      await askSandbox(host, 'POST', '/sandbox/maintenance', { active: false });
      await askSandbox(host, 'POST', '/sandbox/regions', { restrictedCountries: [] });
    });

    test.each(paths)('on %s', async (path) => {
      const { page } = await visit(host, prefix + path);
      await expectNoViolation(page);
    });

    test('on the page of a game', async () => {
      const { page } = await visit(host, `${prefix}/games`);
      const game = page.getByRole('main').locator('a[href*="/game/"]').first();
      await page.goto(urlOf(host, (await game.getAttribute('href')) ?? ''));
      await untilLive(page);
      await expectNoViolation(page);
    });

    // Northbay has no free play.
    test.each(host === senVang ? [...addressedModals, 'freePlay'] : addressedModals)(
      'in the box %s',
      async (modal) => {
        const { page } = await visit(host, `${prefix}/help?modal=${modal}`);
        await dialog(page).waitFor();
        await expectNoViolation(page);
      },
    );

    test('in a promotion', async () => {
      const { page } = await visit(host, `${prefix}/promotions`);
      await page.getByRole('main').locator('a[href*="modal=promotion"]').first().click();
      await dialog(page).getByRole('img').first().waitFor();
      await expectNoViolation(page);
    });

    test('on the form of feedback with its problems, and its thanks', async () => {
      const { page } = await visit(host, `${prefix}/feedback`);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Send|Gửi)$/ })
        .click();
      await expectNoViolation(page);
      await page.getByRole('combobox').selectOption('other');
      await page
        .getByRole('textbox')
        .first()
        .fill(Array.from({ length: 5 }, () => 'word').join(' '));
      await page.getByRole('textbox').last().fill('an@example.com');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Send|Gửi)$/ })
        .click();
      await page.getByText(/^FB-/).waitFor();
      await expectNoViolation(page);
    });

    test('in the menu of a phone', async () => {
      const { page } = await visit(host, `${prefix}/help`, { isPhone: true });
      await banner(page).getByRole('button', { name: 'Menu' }).click();
      await dialog(page).waitFor();
      await expectNoViolation(page);
    });

    test('on the registration form with its problems', async () => {
      const { page } = await visit(host, `${prefix}/register`);
      await page.getByRole('main').locator('button[type=submit]').click();
      await expectNoViolation(page);
    });

    test('for a member: greeting, page, messages', async () => {
      const { page } = await visit(host, `${prefix}/help`);
      await fillLogin(page, 'agent1', 'Marquee-2026');
      await page.getByRole('dialog', { name: /^(Welcome|Chào mừng)/ }).waitFor();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await expectNoViolation(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      await banner(page)
        .getByRole('button', { name: /unread messages?$|tin nhắn chưa đọc$|^Messages$|^Tin nhắn$/ })
        .click();
      await dialog(page).getByRole('listitem').first().waitFor();
      await expectNoViolation(page);
    });

    test('for a member: the own page, and the boxes for password and logout', async () => {
      const { page } = await visit(host, `${prefix}/member`);
      await expectNoViolation(page);
      await logIn(page, 'agent1');
      await expectNoViolation(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Change password|Đổi mật khẩu)$/ })
        .click();
      await dialog(page).waitFor();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Log out|Đăng xuất)$/ })
        .click();
      await dialog(page).waitFor();
      await expectNoViolation(page);
    });

    test('where newer terms await consent', async () => {
      const { page } = await visit(host, `${prefix}/help`);
      const member = {
        id: '1',
        account: 'agent1',
        nickname: 'An',
        type: 1,
        toUpline: false,
        currency: 'VND',
      };
      const rest = { language: 'vi', clubLabel: { labelName: 'Bronze' }, previousLogin: null };
      // No journey can make the terms of a merchant newer.
      await page.route('**/wps/member/info', (route) =>
        route.fulfill({ json: { success: true, value: { ...member, ...rest, termsOutdated: true } } }),
      );
      await fillLogin(page, 'agent1', 'Marquee-2026');
      await page.getByRole('dialog', { name: /terms|điều khoản/i }).waitFor();
      await expectNoViolation(page);
    });

    test('in the box of an e-mailed link', async () => {
      const { page } = await visit(host, `${prefix}/?resetToken=none`);
      await dialog(page).waitFor();
      await expectNoViolation(page);
    });

    test('while games are on their way', async () => {
      const { page } = await visit(host, `${prefix}/games`, {
        before: (fresh) => fresh.route('**/lgw/games*', () => undefined),
      });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect((await findViolations(page)).join('\n')).toBe('');
    });

    test('where a new password is demanded', async () => {
      const { page } = await visit(host, `${prefix}/help`);
      // Told of an account that no journey has changed.
      const value = { token: 'none', firstTimeLogin: false, passwordExpired: false, passwordDefault: true };
      await page.route('**/wps/session/login', (route) => route.fulfill({ json: { success: true, value } }));
      await fillLogin(page, 'agent1', 'Marquee-2026');
      await page.getByRole('dialog', { name: /^(Change password|Đổi mật khẩu)/ }).waitFor();
      await expectNoViolation(page);
    });

    test('where a login is to be proved a second time, by each way', async () => {
      const { page } = await visit(host, `${prefix}/help`);
      const methods = ['authenticator', 'sms', 'email', 'boundEmail', 'payeeName'];
      const verification = {
        challenge: 'none',
        expiresIn: 600,
        methods: methods.map((method) => ({ method, hint: 'p•••@e•••.com' })),
      };
      // Told of an account that has every way.
      await page.route('**/wps/session/login', (route) =>
        route.fulfill({
          status: 401,
          json: { success: false, error: { code: 'ADDRESS_UNKNOWN', message: 'Unknown', verification } },
        }),
      );
      await fillLogin(page, 'agent1', 'Marquee-2026');
      const ways = dialog(page).getByRole('radio');
      await ways.first().waitFor();
      for (const way of await ways.all()) {
        await way.check();
        await expectNoViolation(page);
      }
    });

    test('for a member: how the account is protected', async () => {
      const { page } = await visit(host, `${prefix}/member/security`);
      await logIn(page, 'agent1');
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      await expectNoViolation(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Turn on|Bật)$/ })
        .click();
      await dialog(page).getByRole('img').waitFor();
      await expectNoViolation(page);
    });

    test.runIf(host === senVang)('where a real account is needed', async () => {
      const { page } = await visit(host, `${prefix}/member?modal=freePlay`);
      await dialog(page).getByRole('checkbox').check();
      await dialog(page).locator('button[type=submit]').click();
      await page.getByRole('dialog', { name: /real account|tài khoản thật/i }).waitFor();
      await expectNoViolation(page);
    });

    test('under maintenance', async () => {
      await askSandbox(host, 'POST', '/sandbox/maintenance', { active: true });
      const { page } = await visit(host, `${prefix}/`, { allowed: [/503/] });
      await expectNoViolation(page);
    });

    test('where the country is not served', async () => {
      await askSandbox(host, 'POST', '/sandbox/regions', { restrictedCountries: ['US'] });
      const { page } = await visit(host, `${prefix}/`, {
        from: '198.51.100.7',
        allowed: [/403/],
        isStill: true,
      });
      await page.getByText('198.51.100.7').waitFor();
      await expectNoViolation(page);
    });

    test('where the site cannot be reached', async () => {
      const { page } = await visit(host, `${prefix}/`, {
        isStill: true,
        allowed: [/ERR_FAILED|Failed to load/],
        before: (fresh) => fresh.route('**/wps/system/permission*', (route) => route.abort()),
      });
      await page.getByRole('alert').waitFor();
      expect((await findViolations(page)).join('\n')).toBe('');
    });

    test('where a part of the site does not load', async () => {
      const { page } = await visit(host, `${prefix}/`, {
        isStill: true,
        allowed: [/Failed to load|dynamically imported|ERR_FAILED|LoadError/],
        before: (fresh) => fresh.route('**/assets/Help*.js', (route) => route.abort()),
      });
      await untilLive(page);
      await page.goto(urlOf(host, `${prefix}/help`));
      await page.getByRole('alert').waitFor();
      await expectNoViolation(page);
    });
  });
};
