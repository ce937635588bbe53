import type { Page } from 'playwright';
import { type Host, hosts, urlOf } from './hosts.ts';
import { logIn } from './logIn.ts';
import { untilLive } from './openSite.ts';

/** The payment password that `prepareWithdrawals` sets. */
export const paymentDigits = '246813';

const accounts: Partial<Record<Host, { bank: string; number: string }>> = {
  [hosts.senVang]: { bank: 'Vietcombank', number: '1234567890' },
  [hosts.senVip]: { bank: 'Vietcombank', number: '1234567890' },
  [hosts.northbay]: { bank: 'Bank of Valletta', number: 'MT84MALT011000012345MTLCAST001S' },
};

/** Sets the payment password and adds a bank account on the page for withdrawals of who has neither. */
export const fillFirstWithdrawal = async (page: Page, host: Host): Promise<void> => {
  const main = page.getByRole('main');
  const field = (name: string) => main.locator(`[name="${name}"]`);
  const send = () => main.locator('button[type="submit"]').click();
  await field('paymentPassword').fill(paymentDigits);
  await field('confirmPaymentPassword').fill(paymentDigits);
  await field('password').fill('Marquee-2026');
  await send();
  const account = accounts[host];
  if (!account) throw new Error(`No bank account is known at ${host}.`);
  const { bank, number } = account;
  await field('bankCode').selectOption({ label: bank });
  await field('number').fill(number);
  await field('payeeName').fill('MINH KHANG');
  await field('paymentPassword').fill(paymentDigits);
  await send();
  await field('amount').waitFor();
};

/** Logs player1 in and, where it is the first time, sets the payment password and adds a bank account. */
export const prepareWithdrawals = async (page: Page, host: Host): Promise<void> => {
  await logIn(page, 'player1');
  await page.goto(urlOf(host, '/member/withdraw'));
  await untilLive(page);
  const main = page.getByRole('main');
  await main.locator('form').waitFor();
  if ((await main.locator('[name="confirmPaymentPassword"]').count()) > 0)
    await fillFirstWithdrawal(page, host);
};
