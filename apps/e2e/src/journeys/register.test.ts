import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { type Host, hosts } from '../harness/hosts.ts';
import { readMessage } from '../harness/readMessage.ts';

const { visit } = useBrowser();
const { senVang, senVip, northbay } = hosts;

// Names and numbers that are new with each run, so that a platform that has run them before takes them too.
const fresh = String(Date.now()).slice(-7);

const form = (page: Page) => page.getByRole('main').locator('form');

const field = (page: Page, label: string) => form(page).getByLabel(new RegExp(`^${label}`));

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
};

const register = (page: Page) => form(page).getByRole('button', { name: 'Open an account' }).click();

const agree = async (page: Page) => {
  await form(page)
    .getByRole('checkbox', { name: /^I am at least/ })
    .check();
  await form(page)
    .getByRole('checkbox', { name: /^I have read and agree/ })
    .check();
};

const answerCaptcha = async (page: Page, context: BrowserContext) => {
  await form(page).getByRole('img', { name: 'Characters in the image' }).waitFor();
  const answer = (await context.cookies()).find(({ name }) => name === 'sandbox_captcha');
  await form(page)
    .getByRole('textbox', { name: 'Verification code' })
    .fill(answer?.value ?? '');
};

/** Says at which field a sentence stands: the one that is described by it. */
const complaintsOf = (page: Page) =>
  form(page).evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map((input) => {
        const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
        const texts = ids.map((id) => (id ? (document.getElementById(id)?.textContent ?? '') : ''));
        return [input.name, texts.join(' ').trim()];
      }),
    ),
  );

/** Waits for the newcomer's greeting at home and closes it. */
const arrive = async (page: Page, name: string) => {
  const greeting = page.getByRole('dialog', { name: `Welcome, ${name}` });
  await greeting.getByRole('button', { name: 'Continue' }).click();
  await greeting.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname.replace(/^\/en/, '')).toMatch(/^\/?$/);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).waitFor();
};

const readCode = (host: Host, mobile: string) => readMessage(host, mobile, /(\d{6})/);

describe('registration by the rules of the merchant', () => {
  test('Northbay asks for what it wants, says at each field what is wrong, and opens the account', async () => {
    const { page, context } = await visit(northbay, '/register');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Open an account at Northbay');
    await field(page, 'Username').waitFor();
    const names = () =>
      form(page).evaluate((element) =>
        [...element.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name }) => name),
      );
    expect(await names()).toEqual([
      'username',
      'password',
      'confirmPassword',
      'fullName',
      'email',
      'birthday',
      'currentAddress',
      'promoCode',
      'captcha',
      'ageConfirmed',
      'terms',
    ]);
    expect(await page.getByRole('radio', { name: 'By mobile number' }).count()).toBe(0);

    await register(page);
    expect(await complaintsOf(page)).toMatchObject({
      username: 'This field cannot be empty.',
      password: expect.stringContaining('This field cannot be empty.'),
      fullName: 'This field cannot be empty.',
      email: 'This field cannot be empty.',
      birthday: 'This field cannot be empty.',
      captcha: 'Enter the verification code.',
      ageConfirmed: 'You must be at least 21 years old.',
      terms: 'Please agree to continue.',
    });
    expect(await field(page, 'Username').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );

    await fill(page, {
      Username: 'a b',
      Password: 'weak',
      'Confirm password': 'other',
      'Full name': 'Ada',
      'E-mail': 'ada@',
      'Date of birth': '2010-02-03',
      'Current address': 'short',
      'Promo code': '!!',
    });
    await register(page);
    expect(await complaintsOf(page)).toMatchObject({
      username: 'Enter 5 to 20 characters: unaccented letters and digits only.',
      password: expect.stringContaining('with capital and lower-case letters, a digit and a symbol'),
      confirmPassword: 'The passwords don’t match.',
      fullName: expect.stringContaining('Enter your first and last name with one space between them'),
      email: 'Enter a valid e-mail address.',
      birthday: 'You must be at least 21 years old.',
      currentAddress: 'Enter 8 to 160 characters.',
      promoCode: 'Enter 4 to 32 characters: unaccented letters and digits only.',
    });

    await fill(page, {
      Username: 'player1',
      Password: 'Harbour-Light-7',
      'Confirm password': 'Harbour-Light-7',
      'Full name': 'Ada Lovelace',
      'E-mail': `ada${fresh}@example.com`,
      'Date of birth': '1990-12-10',
      'Current address': '12 St Paul Street, Valletta',
      'Promo code': '',
    });
    await agree(page);
    await answerCaptcha(page, context);
    await register(page);
    await form(page).getByText('This is already in use.').waitFor();
    expect(await field(page, 'Full name').inputValue()).toBe('Ada Lovelace');

    await fill(page, { Username: `ada${fresh}` });
    await answerCaptcha(page, context);
    await register(page);
    await arrive(page, `ada${fresh}`);
    const session = await page.evaluate(() => ({ ...sessionStorage }));
    expect(session).toMatchObject({ account: `ada${fresh}`, isAgent: '0' });
    expect(JSON.stringify(session)).not.toContain('Harbour-Light-7');
  });

  test('Sen Vàng asks for other things, in Vietnamese, and a question does instead of the image', async () => {
    const { page, context } = await visit(senVang, '/register');
    await page.getByRole('button', { name: 'Mở tài khoản' }).click();
    await form(page).getByText('Vui lòng không để trống mục này.').first().waitFor();
    await form(page).getByText('Bạn phải đủ 18 tuổi trở lên.').first().waitFor();
    await fill(page, {
      'Tên đăng nhập': `sen${fresh}`,
      'Mật khẩu': 'hoa-sen-no-2026',
      'Nhập lại mật khẩu': 'hoa-sen-no-2026',
      'Tên thật': 'Nguyễn Văn An',
      'Số điện thoại': `90${fresh}`,
    });
    await form(page)
      .getByRole('checkbox', { name: /18 tuổi/ })
      .check();
    await form(page)
      .getByRole('checkbox', { name: /Tôi đã đọc và đồng ý/ })
      .check();
    await form(page).getByRole('button', { name: 'Tôi không nhìn được hình' }).click();
    await form(page).getByText('Trả lời bằng chữ số.').waitFor();
    const answer = (await context.cookies()).find(({ name }) => name === 'sandbox_captcha');
    await field(page, 'Câu trả lời của bạn').fill(answer?.value ?? '');
    await page.getByRole('button', { name: 'Mở tài khoản' }).click();
    await page.getByRole('dialog', { name: `Chào mừng sen${fresh}` }).waitFor();
  });

  test('by mobile number, where the merchant has it: the code of the outbox proves it', async () => {
    const { page, context } = await visit(senVang, '/en/register', { isPhone: true });
    await form(page).waitFor();
    await page.getByRole('radio', { name: 'By mobile number' }).check({ force: true });
    expect(
      await form(page)
        .getByLabel(/^Username/)
        .count(),
    ).toBe(0);
    await fill(page, { 'Mobile number': '123' });
    await form(page).getByRole('button', { name: 'Send code' }).click();
    await expect.poll(async () => (await complaintsOf(page))['mobileNum']).toBeTruthy();

    await fill(page, { 'Mobile number': `91${fresh}` });
    await answerCaptcha(page, context);
    await form(page).getByRole('button', { name: 'Send code' }).click();
    await form(page)
      .getByRole('button', { name: /^Send again in \d+ s$/ })
      .waitFor();
    await fill(page, {
      'SMS code': await readCode(senVang, `+8491${fresh}`),
      Password: 'hoa-sen-no-2026',
      'Confirm password': 'hoa-sen-no-2026',
    });
    await agree(page);
    await register(page);
    const greeting = page.getByRole('dialog', { name: /^Welcome, / });
    await greeting.getByRole('button', { name: 'Continue' }).click();
    await greeting.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toMatch(/^\/en\/?$/);
  });
});

describe('invitations', () => {
  test('the code of a link stands fast, names who invited, and the number is proved first', async () => {
    const { page } = await visit(senVip, '/en/register?affiliateCode=AGENT41');
    const code = field(page, 'Affiliate code');
    await expect.poll(() => code.inputValue(), { timeout: 10_000 }).toBe('AGENT41');
    expect(await code.isEditable()).toBe(false);
    await form(page)
      .getByText(/^You were invited by /)
      .waitFor();

    await fill(page, {
      Username: `vip${fresh}`,
      Password: 'hoa-sen-no-2026',
      'Confirm password': 'hoa-sen-no-2026',
      'Mobile number': `93${fresh}`,
      Nickname: `Vip ${fresh}`,
    });
    await form(page).getByRole('button', { name: 'Send code' }).click();
    await form(page)
      .getByRole('button', { name: /^Send again in \d+ s$/ })
      .waitFor();
    await fill(page, { 'SMS code': await readCode(senVip, `+8493${fresh}`) });
    await agree(page);
    await register(page);
    await arrive(page, `Vip ${fresh}`);
    expect(await page.evaluate(() => sessionStorage.getItem('affiliateCode'))).toBeNull();
  });

  test('a referral code in the address is taken too, and kept for the tab', async () => {
    const { page } = await visit(senVang, '/en/register?referralCode=AGENT1');
    const code = field(page, 'Referral code');
    await expect.poll(() => code.inputValue(), { timeout: 10_000 }).toBe('AGENT1');
    await page.getByRole('banner').getByRole('link', { name: 'Sen Vàng, home' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
    await page.getByRole('menuitem', { name: 'Register' }).click();
    await expect.poll(() => code.inputValue(), { timeout: 10_000 }).toBe('AGENT1');
  });

  test('a code that nobody has is said, and one may register without it or by another', async () => {
    const { page } = await visit(senVang, '/en/register?affiliateCode=NOBODY9');
    await form(page).getByText('The invitation code NOBODY9 in your link is not valid.').waitFor();
    const code = field(page, 'Referral code');
    expect(await code.isEditable()).toBe(true);
    await code.fill('AGENT1');
    expect(await code.inputValue()).toBe('AGENT1');
  });
});

describe('around the form', () => {
  test('who logs in on the page is sent home', async () => {
    const { page } = await visit(senVang, '/en/register');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in to Sen Vàng' });
    await dialog.getByRole('textbox', { name: 'Username' }).fill('player1');
    await dialog.getByLabel(/^Password/).fill('Marquee-2026');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await page
      .getByRole('dialog', { name: /^Welcome/ })
      .getByRole('button', { name: 'Continue' })
      .click();
    await page.waitForFunction(() => !(history.state as { usr?: { modals?: number } } | null)?.usr?.modals);
    expect(new URL(page.url()).pathname).toMatch(/^\/en\/?$/);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('a member is told to log out first', async () => {
    const { page } = await visit(senVang, '/en/?modal=login');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Username' }).fill('player1');
    await page
      .getByRole('dialog')
      .getByLabel(/^Password/)
      .fill('Marquee-2026');
    await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    // The dialog takes its entry out of the history when it closes.
    await page.waitForFunction(() => !(history.state as { usr?: { modals?: number } } | null)?.usr?.modals);
    await page.goto(new URL('/en/register', page.url()).href);
    await page.getByText('You are logged in as Minh Khang.').waitFor();
    expect(await form(page).count()).toBe(0);
  });

  test('where a merchant closes registration, the page says so and nothing leads to it', async () => {
    await askSandbox(northbay, 'POST', '/sandbox/flags', { flags: { DIRECTREG3: false } });
    try {
      const { page } = await visit(northbay, '/register');
      await page.getByText('Registration is closed').waitFor();
      expect(await form(page).count()).toBe(0);
      expect(await page.getByRole('banner').getByRole('link', { name: 'Register' }).count()).toBe(0);
    } finally {
      await askSandbox(northbay, 'POST', '/sandbox/flags', { flags: { DIRECTREG3: true } });
    }
  });

  test('/register.html is the same page', async () => {
    const { page } = await visit(northbay, '/register.html');
    await field(page, 'Username').waitFor();
  });

  test('what is typed before the script is there is not lost', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await visit(northbay, '/register', {
      isStill: true,
      before: (early) =>
        early.route('**/assets/*.js', async (route) => {
          await held;
          await route.continue();
        }),
    });
    await field(page, 'Username').fill('earlybird');
    release();
    await page.waitForSelector('html[data-live]');
    expect(await field(page, 'Username').inputValue()).toBe('earlybird');
  });
});
