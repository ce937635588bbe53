import type { Page } from 'playwright';
import { hosts } from './hosts.ts';
import { untilClosed } from './untilClosed.ts';

// Names and numbers that are new with each run, so that a platform that has run them before takes them too.
let joined = Date.now() % 10_000_000;

const fieldsOf: Record<string, (name: string, number: number) => Record<string, string>> = {
  [hosts.northbay]: (name) => ({
    Username: name,
    Password: 'Harbour-Light-7',
    'Confirm password': 'Harbour-Light-7',
    'Full name': 'Ada Lovelace',
    'E-mail': `${name}@example.com`,
    'Date of birth': '1990-12-10',
  }),
  [hosts.senVang]: (name, number) => ({
    'Tên đăng nhập': name,
    'Mật khẩu': 'hoa-sen-no-2026',
    'Nhập lại mật khẩu': 'hoa-sen-no-2026',
    'Tên thật': 'Nguyễn Văn An',
    'Số điện thoại': `90${String(number).padStart(7, '0')}`,
  }),
};

/** Registers a new member on the page of Northbay or Sen Vàng, opened at `/register`, and puts the greeting away. */
export const joinMember = async (page: Page): Promise<{ username: string; password: string }> => {
  joined += 1;
  const username = `play${joined}`;
  const fields = fieldsOf[new URL(page.url()).hostname]?.(username, joined) ?? {};
  const form = page.getByRole('main').locator('form');
  for (const [label, value] of Object.entries(fields))
    await form.getByLabel(new RegExp(`^${label}`)).fill(value);
  const boxes = form.getByRole('checkbox');
  for (const box of await boxes.all()) await box.check();
  await form.getByRole('img', { name: /^(Characters in the image|Các ký tự cần nhập lại)/ }).waitFor();
  const answer = (await page.context().cookies()).find(({ name }) => name === 'sandbox_captcha');
  await form.getByRole('textbox', { name: /^(Verification code|Mã xác nhận)/ }).fill(answer?.value ?? '');
  await form.getByRole('button', { name: /^(Open an account|Mở tài khoản)/ }).click();
  const greeting = page.getByRole('dialog', { name: /^(Welcome|Chào mừng)/ });
  await greeting.getByRole('button').last().click();
  await untilClosed(page);
  return { username, password: fields['Password'] ?? fields['Mật khẩu'] ?? '' };
};
