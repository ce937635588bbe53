import type { Page } from 'playwright';
import { urlOf } from './hosts.ts';
import { logIn } from './logIn.ts';
import { untilLive } from './openSite.ts';

/** The payment password that `prepareWithdrawals` sets. */
export const paymentDigits = '246813';

const words = {
  'sen-vang.localhost': {
    login: /^Mật khẩu đăng nhập/,
    set: 'Đặt mật khẩu rút tiền',
    bank: 'Vietcombank',
    number: '1234567890',
    add: 'Thêm tài khoản ngân hàng',
  },
  'northbay.localhost': {
    login: /^Login password/,
    set: 'Set payment password',
    bank: 'Bank of Valletta',
    number: 'MT84MALT011000012345MTLCAST001S',
    add: 'Add bank account',
  },
} as const;

/** Logs player1 in and, where it is the first time, sets the payment password and adds a bank account. */
export const prepareWithdrawals = async (page: Page, host: keyof typeof words): Promise<void> => {
  const word = words[host];
  const main = page.getByRole('main');
  await logIn(page, 'player1');
  await page.goto(urlOf(host, '/member/withdraw'));
  await untilLive(page);
  await main.locator('form').waitFor();
  if ((await main.getByLabel(word.login).count()) === 0) return;
  await main.locator('[name="paymentPassword"]').fill(paymentDigits);
  await main.locator('[name="confirmPaymentPassword"]').fill(paymentDigits);
  await main.getByLabel(word.login).fill('Marquee-2026');
  await main.getByRole('button', { name: word.set }).click();
  await main.locator('[name="bankCode"]').selectOption({ label: word.bank });
  await main.locator('[name="number"]').fill(word.number);
  await main.locator('[name="payeeName"]').fill('MINH KHANG');
  await main.locator('[name="paymentPassword"]').fill(paymentDigits);
  await main.getByRole('button', { name: word.add }).click();
  await main.locator('[name="amount"]').waitFor();
};
