import { readFileSync } from 'node:fs';
import jsQr from 'jsqr';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { askGateway } from '../harness/askGateway.ts';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { findViolations } from '../harness/findViolations.ts';
import { type Host, hosts } from '../harness/hosts.ts';
import { logIn } from '../harness/logIn.ts';
import { site } from '../harness/site.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

const words = {
  en: {
    amount: /^Amount/,
    submit: /^Deposit/,
    bank: /^Bank transfer/,
    page: /^Card or e-wallet/,
    app: 'Open my banking app',
    cancel: 'Cancel this deposit',
    slip: 'Picture of the slip',
    slipHere: 'We’ve received your slip.',
    wrongSlip: 'Please choose a PNG or JPEG picture.',
    paid: 'Your money has arrived',
    failed: 'The payment did not go through',
    cancelled: 'You cancelled this deposit',
    expired: 'The time to pay has run out',
    other: /We credited the amount that arrived/,
    again: 'New deposit',
    credited: /Credited/,
    pay: /^Pay /,
    decline: 'Decline',
    typed: '50',
    sum: '$50.00',
    minor: 5_000,
  },
  vi: {
    amount: /^Số tiền/,
    submit: /^Nạp/,
    bank: /^Chuyển khoản ngân hàng/,
    page: /^Thẻ hoặc ví điện tử/,
    app: 'Mở ứng dụng ngân hàng',
    cancel: 'Hủy lệnh nạp này',
    slip: 'Hình biên lai',
    slipHere: 'Đã nhận được biên lai.',
    wrongSlip: 'Vui lòng chọn hình PNG hoặc JPEG.',
    paid: 'Tiền đã về',
    failed: 'Thanh toán không thành công',
    cancelled: 'Bạn đã hủy lệnh nạp này',
    expired: 'Đã hết thời gian thanh toán',
    other: /Chúng tôi cộng đúng số tiền thực nhận/,
    again: 'Nạp lần nữa',
    credited: /Đã cộng tiền/,
    pay: /^Thanh toán /,
    decline: 'Từ chối',
    typed: '500000',
    sum: '500.000 ₫',
    minor: 500_000,
  },
};

type Words = (typeof words)[keyof typeof words];

afterEach(() => askGateway('/behaviour', {}));

/** A member of the demonstration at the form. Each has few deposits: one more that waits would be refused. */
const open = async (host: Host, username: string, from: string, isPhone = false) => {
  const { page, context } = await visit(host, '/', { from, isPhone });
  await logIn(page, username);
  await page
    .getByRole('link', { name: /^(Deposit|Nạp tiền)$/ })
    .first()
    .click();
  await page.getByRole('radio').first().waitFor();
  return { page, context };
};

const ask = async (page: Page, word: Words, method?: RegExp) => {
  if (method) await page.getByRole('radio', { name: method }).check();
  await page.getByRole('textbox', { name: word.amount }).fill(word.typed);
  await page.getByRole('main').getByRole('button', { name: word.submit }).click();
};

const referenceOf = async (page: Page) => {
  await page.waitForURL(/reference=/);
  return new URL(page.url()).searchParams.get('reference') ?? '';
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();

const balanceOf = async (page: Page) => {
  const name = await page.getByRole('button', { name: /^(Balance|Số dư):/ }).getAttribute('aria-label');
  return Number((name ?? '').replaceAll(/\D/g, ''));
};

const cancel = async (page: Page, word: Words) => {
  await page.getByRole('button', { name: word.cancel }).click();
  await heading(page, word.cancelled);
};

const expectNoScroll = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

/** What a picture of a code says to a camera. */
const read = async (picture: Buffer) => {
  const { data, info } = await sharp(picture)
    .resize({ width: 624, kernel: 'nearest' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
};

const scan = async (page: Page) => read(await page.getByRole('img', { name: /VietQR/ }).screenshot());

test.each([
  [false, '10.21.0.1'],
  [true, '10.21.0.2'],
])(
  'VietQR (phone: %s): the code is scanned, the money comes, the balance has grown',
  async (isPhone, from) => {
    const word = words.vi;
    const { page } = await open(senVang, 'player1', from, isPhone);
    const before = await balanceOf(page);
    await ask(page, word);
    const reference = await referenceOf(page);
    const code = page.getByRole('img', { name: /VietQR/ });
    await code.locator('path').waitFor();
    const text = await scan(page);
    expect(text).toMatch(/^00020101021238\d\d0010A000000727/);
    expect(text).toContain('5303704');
    expect(text).toContain('5406500000');
    expect(text).toContain(`08${reference.length}${reference}`);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Lưu mã QR' }).click(),
    ]);
    expect(await read(readFileSync(await saved.path()))).toBe(text);
    await expectNoScroll(page, isPhone ? 390 : 1280);
    await askGateway('/play', { reference, outcome: 'paid' });
    await heading(page, word.paid);
    await expect.poll(() => balanceOf(page)).toBe(before + 500_000);
    await page.getByRole('link', { name: word.again }).click();
    await page.getByRole('link', { name: word.credited }).first().waitFor();
  },
);

test('the bank’s app of the sandbox pays too', async () => {
  const word = words.vi;
  const { page, context } = await open(senVang, 'player1', '10.21.0.3');
  await ask(page, word);
  await referenceOf(page);
  const [app] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: word.app }).click(),
  ]);
  await app.getByRole('button', { name: word.pay }).click();
  await app.getByRole('heading', { name: 'Đã thanh toán' }).waitFor();
  await heading(page, word.paid);
});

describe.each([
  [senVang, words.vi, true, '10.21.1.1'],
  [northbay, words.en, false, '10.21.1.2'],
] as const)('a bank transfer at %s', (host, word, isPhone, from) => {
  test('takes a slip, refuses what is none, and tells of another amount', async () => {
    const { page } = await open(host, 'player1', from, isPhone);
    await ask(page, word, word.bank);
    const reference = await referenceOf(page);
    const input = page.getByLabel(word.slip);
    await input.setInputFiles({ name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await page.getByText(word.wrongSlip).waitFor();
    const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#369' } });
    await input.setInputFiles({
      name: 'slip.png',
      mimeType: 'image/png',
      buffer: await picture.png().toBuffer(),
    });
    await page.getByText(word.slipHere).waitFor();
    await expectNoScroll(page, isPhone ? 390 : 1280);
    await askGateway('/play', { reference, outcome: 'paid', amount: word.minor - 1 });
    await heading(page, word.paid);
    await page.getByText(word.other).waitFor();
  });
});

describe.each([
  [senVang, words.vi, false, '10.21.2.1'],
  [northbay, words.en, true, '10.21.2.2'],
] as const)('the payment page at %s', (host, word, isPhone, from) => {
  test('leads there and back, paid', async () => {
    const { page } = await open(host, 'player1', from, isPhone);
    await ask(page, word, word.page);
    await page.waitForURL(`${site.gateway}/pay/**`);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: word.pay }).click();
    await page.waitForURL(/member\/deposit\?reference=/);
    await heading(page, word.paid);
  });

  test('leads there and back, declined', async () => {
    const { page } = await open(host, 'player1', from, isPhone);
    await ask(page, word, word.page);
    await page.waitForURL(`${site.gateway}/pay/**`);
    await page.getByRole('button', { name: word.decline }).click();
    await heading(page, word.failed);
    await page.getByRole('link', { name: word.again }).click();
    await page.getByRole('radio').first().waitFor();
  });
});

test('twice, forged and out of order: the balance grows once', async () => {
  const word = words.en;
  const { page } = await open(northbay, 'agent1', '10.21.3.1');
  const before = await balanceOf(page);
  await ask(page, word, word.bank);
  const reference = await referenceOf(page);
  await askGateway('/behaviour', { reference, forged: true });
  await askGateway('/play', { reference, outcome: 'paid' });
  await page.getByText(/Waiting for your payment/).waitFor();
  await askGateway('/behaviour', { reference, copies: 5, outOfOrder: true });
  await heading(page, word.paid);
  await expect.poll(() => balanceOf(page)).toBe(before + word.minor);
  await page.reload();
  await heading(page, word.paid);
  expect(await balanceOf(page)).toBe(before + word.minor);
});

test('one called off and one whose time is over say so; late money is credited', async () => {
  const word = words.en;
  const { page } = await open(northbay, 'agent41', '10.21.4.1');
  await ask(page, word, word.bank);
  await cancel(page, word);
  await page.getByRole('link', { name: word.again }).click();
  await ask(page, word, word.bank);
  const reference = await referenceOf(page);
  await page.getByRole('link', { name: word.app }).waitFor();
  // In two steps with a look between them, for a session that rests for half an hour ends.
  await askSandbox(northbay, 'POST', '/sandbox/clock', { advanceSeconds: 16 * 60 });
  await page.reload();
  await page.getByRole('link', { name: word.app }).waitFor();
  await askSandbox(northbay, 'POST', '/sandbox/clock', { advanceSeconds: 15 * 60 });
  try {
    await heading(page, word.expired);
    await askGateway('/play', { reference, outcome: 'paid' });
    await page.reload();
    await heading(page, word.paid);
  } finally {
    await askSandbox(northbay, 'POST', '/sandbox/clock', { reset: true });
  }
});

test('a bound of the member’s own bites at the field, with what is left', async () => {
  const word = words.vi;
  const { page } = await open(senVang, 'agent1', '10.21.5.1', true);
  const limit = (dayMax: number | null) =>
    askSandbox(senVang, 'POST', '/sandbox/deposit-limits', { username: 'agent1', dayMax });
  await limit(200_000);
  try {
    await ask(page, word);
    const field = page.getByRole('textbox', { name: word.amount });
    // The page says so by itself where it has heard of the bound, and after the platform's refusal otherwise.
    await page
      .getByText(/hiện còn 200\.000/i)
      .last()
      .waitFor();
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('500.000');
  } finally {
    await limit(null);
  }
});

describe.each([
  [senVang, words.vi, '10.21.6.1'],
  [northbay, words.en, '10.21.6.2'],
] as const)('axe at %s', (host, word, from) => {
  test('finds nothing on any of the screens', async () => {
    const { page } = await open(host, 'agent41', from);
    expect(await findViolations(page)).toEqual([]);
    await ask(page, word, word.bank);
    await page.getByLabel(word.slip).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await cancel(page, word);
    expect(await findViolations(page)).toEqual([]);
    if (host !== senVang) return;
    await page.getByRole('link', { name: word.again }).click();
    await ask(page, word, /VietQR/);
    await page.getByRole('img', { name: /VietQR/ }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await cancel(page, word);
  });
});
